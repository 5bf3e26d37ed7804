import EndpointMustache

/// The errors of templates, without duplicates, sorted by position.
package struct TemplateErrors: Error, Equatable {
  package let all: [TemplateError]

  /// Throws the errors, if there are any.
  static func check(_ errors: [TemplateError]) throws(TemplateErrors) {
    if !errors.isEmpty { throw TemplateErrors(errors) }
  }

  package init(_ errors: [TemplateError]) {
    all = Set(errors).sorted { one, other in
      (one.template, one.line, one.column, one.message)
        < (other.template, other.line, other.column, other.message)
    }
  }
}
