import EndpointSpec

/// The CSS of the page, including the filters.
enum HTMLStyle {
  static let text = look + filters

  private static let look = """
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --text: #1c2127; --quiet: #59636e; --line: #d5dae0;
      --breaking: #b3261e; --care: #8a5a00; --safe: #1a6b35; --docs: #4a5763;
      --old: #fdecea; --new: #e6f4ea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --card: #1d2127; --text: #e6e9ed; --quiet: #9aa5b1; --line: #363d46;
        --breaking: #ff8a80; --care: #f0b95b; --safe: #7bd69a; --docs: #a9b6c3;
        --old: #3c2022; --new: #1b3526;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0; }
    h3 { font-size: 1rem; font-weight: 500; margin: 0; }
    p { margin: .4rem 0 0; }
    code, pre { font: .875em/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
    h3 code { font-weight: 700; font-size: .95em; }
    .sides, .facts, .reach, .hint, legend { color: var(--quiet); }
    .facts, .reach, .hint { font-size: .85rem; }
    .filters { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
    fieldset {
      border: 1px solid var(--line); border-radius: .5rem; margin: 0; padding: .25rem .75rem .5rem;
      background: var(--card); display: flex; flex-wrap: wrap; gap: .25rem 1rem;
    }
    legend { font-size: .8rem; padding: 0 .25rem; }
    label { cursor: pointer; white-space: nowrap; }
    :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    .notices { margin: 1rem 0 0; padding-left: 1.25rem; }
    .version.breaking { color: var(--breaking); font-weight: 600; }
    .finding {
      background: var(--card); border: 1px solid var(--line); border-left: .3rem solid var(--docs);
      border-radius: .5rem; margin-top: 1rem; padding: .75rem 1rem;
    }
    .finding.breaking { border-left-color: var(--breaking); }
    .finding.care { border-left-color: var(--care); }
    .finding.safe { border-left-color: var(--safe); }
    .level {
      font-size: .75rem; font-weight: 700; letter-spacing: .04em; text-transform: uppercase;
      margin-right: .25rem;
    }
    .breaking > h3 .level, .axis.breaking { color: var(--breaking); }
    .care > h3 .level, .axis.care { color: var(--care); }
    .safe > h3 .level, .axis.safe { color: var(--safe); }
    .facts { display: flex; flex-wrap: wrap; gap: 0 1rem; }
    .axis { font-weight: 600; }
    pre { margin: .6rem 0 0; padding: .4rem .6rem; border-radius: .35rem; white-space: pre-wrap; }
    .declarations { background: var(--page); }
    del { background: var(--old); }
    ins { background: var(--new); }
    del, ins { text-decoration: none; }
    .verdict { font-size: 1.75rem; font-weight: 700; line-height: 1.25; }
    .verdict.fails { color: var(--breaking); }
    .verdict.passes { color: var(--safe); }
    nav ul { columns: 18rem; margin: 1rem 0 0; padding-left: 1.25rem; font-size: .9rem; }
    details { margin-top: 1rem; }
    summary { cursor: pointer; font-weight: 600; }
    .remedy { font-weight: 600; }
    .unchanged { margin-top: 2rem; color: var(--quiet); }
    @media print { .filters { display: none; } .finding { break-inside: avoid; } }

    """

  /// Hides findings whose level on the selected axis is unchecked. With one axis there is no axis to select.
  private static let filters = ["both", "wire", "swift"].flatMap { axis in
    (Level.allCases.map(\.rawValue) + ["docs"]).map { level in
      let chosen =
        axis == "both"
        ? "body:not(:has(#axis-wire:checked, #axis-swift:checked))"
        : "body:has(#axis-\(axis):checked)"
      return "\(chosen):has(#level-\(level):not(:checked)) .\(axis)-\(level) { display: none; }\n"
    }
  }.joined()
}
