/// How a template is rendered.
///
/// The defaults are the public specification's; Swift source is rendered without escaping, and strictly.
package struct RenderOptions: Equatable, Sendable {
  /// Whether `{{name}}` writes `&`, `"`, `<` and `>` as HTML entities.
  package var escapesHTML: Bool
  /// Whether a name or a partial that nothing declares is an error instead of empty text.
  package var strict: Bool

  package init(escapesHTML: Bool = true, strict: Bool = false) {
    self.escapesHTML = escapesHTML
    self.strict = strict
  }
}
