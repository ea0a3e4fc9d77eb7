import Dialogue
import Rendering
import Testing
import Values

/// The plain reply at 80 columns on the samples' day, line by line.
func said(_ responses: Response..., in state: DialogueState = DialogueState(), width: Int = 80) -> String {
  Renderer(width: width, style: .plain).lines(for: responses, in: state, today: monday)
    .joined(separator: "\n")
}
