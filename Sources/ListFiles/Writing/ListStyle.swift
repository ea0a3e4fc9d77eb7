/// How the page looks. Boxes are drawn by borders, since paper gets no backgrounds.
let listStyle = """
  :root { color-scheme: light dark; --ink: #1d1d1f; --dim: #55555c; --line: #c9c9cf; --page: #fdfdfb; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf0; --dim: #b0b0b8; --line: #4a4a52; --page: #17171a; }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--page); color: var(--ink);
    font: 1.0625rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere;
  }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
  header p { margin: .25rem 0 0; color: var(--dim); }
  main { columns: 20rem 3; column-gap: 2.5rem; margin-top: 1rem; }
  section { margin: 0 0 1.25rem; }
  h2 { margin: 0; padding: .25rem 0; font-size: 1rem; border-bottom: 2px solid var(--line); break-after: avoid; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { break-inside: avoid; border-bottom: 1px solid var(--line); }
  label { display: flex; gap: .75rem; align-items: flex-start; min-height: 2.75rem; padding: .6rem 0; cursor: pointer; }
  input {
    appearance: none; -webkit-appearance: none; flex: none; width: 1.35rem; height: 1.35rem; margin: .05rem 0 0;
    border: 2px solid var(--dim); border-radius: .25rem; display: grid; place-content: center; color: inherit;
  }
  input::after { content: "\\2713"; font: 700 1.1rem/1 system-ui, sans-serif; visibility: hidden; }
  input:checked::after { visibility: visible; }
  input:focus-visible { outline: 3px solid var(--dim); outline-offset: 2px; }
  input:checked + .line { color: var(--dim); text-decoration: line-through; }
  .line { flex: 1; min-width: 0; }
  .name { font-weight: 600; }
  .amount { white-space: normal; }
  .note::before { content: "("; }
  .note::after { content: ")"; }
  .buy { display: block; color: var(--dim); font-size: .875rem; }
  .out .name { text-decoration: line-through; }
  @media print {
    :root { --ink: #000; --dim: #333; --line: #999; --page: #fff; }
    @page { margin: 14mm; }
    body { max-width: none; padding: 0; font-size: 10.5pt; line-height: 1.25; }
    h1 { font-size: 15pt; }
    main { columns: 2; column-gap: 10mm; margin-top: 4mm; }
    section { margin-bottom: 4mm; }
    label { min-height: 0; padding: 1.2mm 0; gap: 2.5mm; }
    input { width: 4mm; height: 4mm; border-width: 1.2pt; }
    input::after { font-size: 9pt; }
    .buy { font-size: 8.5pt; }
  }
  """
