/// Options for rendering a template.
///
/// The defaults follow the Mustache specification. Swift source is rendered strictly and without escaping.
package struct RenderOptions: Equatable, Sendable {
  /// Whether `{{name}}` escapes `&`, `"`, `<` and `>` as HTML entities.
  package var escapesHTML: Bool
  /// Whether an unknown name or partial is an error instead of empty text.
  package var strict: Bool

  package init(escapesHTML: Bool = true, strict: Bool = false) {
    self.escapesHTML = escapesHTML
    self.strict = strict
  }
}
