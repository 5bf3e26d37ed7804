import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Converts a spec into a document in another format.
  static let export = Command(
    name: "export",
    summary: "Convert a spec into an OpenAPI document.",
    details: """
      SPEC is a JSON file, or a folder with api.json. It defaults to the only spec in Specs/.
      The document is OpenAPI 3.1. Use it with tools for documentation, mock servers and
      contract tests. Keys that begin with x-endpoints hold the parts of the spec that
      OpenAPI cannot express. "endpoints import openapi" restores the spec from them.
      """,
    operand: "openapi SPEC",
    ownOptions: [document, .diagnostics, .quiet],
    examples: [
      "endpoints export openapi Specs/DeckOfCards.json": "Print the document.",
      "endpoints export openapi Specs/DeckOfCards.json --output openapi.json":
        "Write the document into a file.",
    ]
  ) { arguments, context in
    let operands = try operands(
      arguments,
      after: "the spec, as in \"export openapi Specs/Shop.json\""
    )
    guard operands.count < 2 else { throw UsageError("export takes one spec") }
    let sources = try SpecFolder(files: context.files)
      .specs(at: operands, orIn: context.project().specs)
    guard let source = sources.first, sources.count == 1 else {
      throw UsageError("there are \(sources.count) specs: name the one to export")
    }
    guard source.document == nil else {
      throw UsageError("\(source.path) is already an OpenAPI document")
    }
    let (conversion, diagnostics) = conversion(of: source)
    let style = arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text
    guard let conversion else {
      context.console.print(diagnostics, as: style)
      return .problemsFound
    }
    let text = canonicalText(of: conversion.document)
    try context.write(text, to: Command.document, of: arguments) { _ in conversion.counts }
    return .success
  }

  /// A spec on its way to a document. The model and the syntax of the spec end here, since both are as large as the document.
  private static func conversion(
    of source: SpecSource
  ) -> (OpenAPIExport?, diagnostics: [LocatedDiagnostic]) {
    let (result, diagnostics) = source.read()
    guard let model = result.model, let spec = result.document else { return (nil, diagnostics) }
    return (OpenAPIExport(model, spec), diagnostics)
  }

  fileprivate static let document = Option(
    "--output FILE",
    "Write the document into this file. Without it, print it."
  )
}
