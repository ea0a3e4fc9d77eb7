/// The inverse by Gauss-Jordan elimination with row exchanges; nil when the matrix is singular.
func inverted(_ matrix: [Double], size: Int) -> [Double]? {
  var left = matrix
  var right = [Double](repeating: 0, count: size * size)
  for row in 0..<size { right[row * size + row] = 1 }
  for column in 0..<size {
    var pivot = column
    for row in column..<size where abs(left[row * size + column]) > abs(left[pivot * size + column]) {
      pivot = row
    }
    guard abs(left[pivot * size + column]) > 1e-11 else { return nil }
    if pivot != column {
      for place in 0..<size {
        left.swapAt(pivot * size + place, column * size + place)
        right.swapAt(pivot * size + place, column * size + place)
      }
    }
    let factor = 1 / left[column * size + column]
    for place in 0..<size {
      left[column * size + place] *= factor
      right[column * size + place] *= factor
    }
    for row in 0..<size where row != column {
      let amount = left[row * size + column]
      if amount == 0 { continue }
      for place in 0..<size {
        left[row * size + place] -= amount * left[column * size + place]
        right[row * size + place] -= amount * right[column * size + place]
      }
    }
  }
  return right
}
