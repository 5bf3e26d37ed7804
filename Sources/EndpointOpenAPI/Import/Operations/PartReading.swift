import EndpointSpec
import EndpointWire

/// Reads form fields and multipart parts with their `encoding`.
extension OperationReader {
  mutating func argument(
    _ field: FieldShape,
    _ encoding: String,
    _ part: DocumentNode?
  ) -> ParameterShape {
    var parameter = ParameterShape(field: field, location: "body")
    if encoding == "form" { setFormStyle(&parameter, part) }
    if encoding == "multipart" { setPartType(&parameter, part) }
    return parameter
  }

  /// Reports encodings of fields that the form does not have.
  mutating func reportStrangers(_ content: DocumentMember, _ view: SchemaView) {
    let names = view.properties.map(\.key)
    for member in members("encoding", of: content.value) where !names.contains(member.key) {
      mistake(
        "\"encoding\" has \(quoted(member.key)), which is not a property",
        at: member.place,
        hint: nearestHint(to: member.key, in: names)
      )
    }
  }

  // MARK: Forms

  /// Sets the style of a form field. With `style`, it is encoded as a query parameter. Without it, objects are JSON
  /// (OpenAPI 3.0.4, section 4.7.15.1).
  private mutating func setFormStyle(_ parameter: inout ParameterShape, _ part: DocumentNode?) {
    if let part, ["style", "explode", "allowReserved"].contains(where: { part[$0] != nil }) {
      reportReserved(part)
      parameter.style = wireStyle(of: part, parameter.field.type.use)
      return
    }
    let isArray = shapes.isArray(parameter.field.type.use)
    if shapes.isObject(parameter.field.type.use) { parameter.style = "json" }
    if isArray { parameter.style = "repeat" }
    guard let type = part?["contentType"], let text = type.text else { return }
    let items = shapes.elements(parameter.field.type.use) ?? parameter.field.type.use
    if MediaType(text).isJSON {
      reportQuotes(items, of: parameter.field.key, at: type.place)
    } else if !shapes.isText(items), items != .binary {
      loosened(
        "\(quoted(parameter.field.key)) is sent as JSON, not as \(quoted(text))",
        at: type.place
      )
    }
  }

  /// Reports the styles of fields in a form with a named type, which cannot have styles.
  mutating func reportStyles(of form: ShapeUse, _ content: DocumentMember) {
    let structure = shapes.structure(form)?.shape
    for field in structure?.fields ?? [] {
      let style = argument(field, "form", content.value["encoding"]?[field.key]).style
      let isUsual = style == (shapes.isArray(field.type.use) ? "repeat" : "deepObject")
      guard let style, !isUsual else { continue }
      notCarried(
        "the style \"\(style)\" of \(quoted(field.key)) in a form with a named type",
        at: field.place,
        isWhole: false
      )
    }
    var others = structure?.additional
    if case .dictionary(let value) = shapes.plain(form) { others = value }
    if let others, others != .json, shapes.isObject(others) {
      notCarried("the style \"json\" of additional fields", at: content.place, isWhole: false)
    }
  }

  // MARK: Parts

  /// Sets the encoding of a part: scalars and files stay as they are, lists become several parts, and other values
  /// become JSON.
  private mutating func setPartType(_ parameter: inout ParameterShape, _ part: DocumentNode?) {
    for header in part.map({ members("headers", of: $0) }) ?? []
    where header.key.lowercased() != "content-type" {
      notCarried("the header \(quoted(header.key)) of a part", at: header.place)
    }
    if dialect == .v31, let style = part?["style"] {
      notCarried("the style of a part", at: style.place)
    }
    let type = part?["contentType"]?.text.map(MediaType.init)
    if type?.isJSON != true, let use = shapes.partOfUnion(parameter.field.type.use) {
      loosened("a part with several types becomes text", at: parameter.field.place)
      parameter.field.type.use = use
    }
    let items = shapes.elements(parameter.field.type.use)
    if holdsBytes(items ?? parameter.field.type.use, type) {
      let file = ShapeUse.scalar("file")
      let use = items == nil ? file : .array(file)
      parameter.field.type = TypedUse(use, isNullable: parameter.field.type.isNullable)
    } else if type?.isJSON ?? false || !shapes.isPart(parameter.field.type.use) {
      parameter.encoding = "json"
      if items != nil {
        loosened("a list of parts is sent as one JSON part", at: parameter.field.place)
      }
    }
    reportType(type, of: parameter, at: part?["contentType"]?.place)
  }

  /// Turns a part that may be a file into a file, or into a list of files.
  mutating func takeFile(_ field: inout FieldShape, _ schemas: [DocumentNode]) {
    var alternatives: [SchemaView] = []
    for schema in schemaReader.views.view(schemas).alternatives.flatMap(\.schemas) {
      alternatives.append(schemaReader.views.view(schema))
    }
    let lists = alternatives.filter { $0.type == "array" }.map(\.items)
    let isList = lists.contains { schemaReader.views.view($0).isFile }
    guard isList || alternatives.contains(where: \.isFile) else { return }
    loosened("a part with a file among its types becomes a file", at: field.place)
    field.type.use = isList ? .array(.binary) : .binary
  }

  /// In OpenAPI 3.1, a part without a type is bytes (section 4.8.15.1.1).
  mutating func takeBytes(_ field: inout FieldShape, _ schemas: [DocumentNode]) {
    guard dialect == .v31 else { return }
    let view = schemaReader.views.view(schemas)
    if field.type.use == .json, view.types.isEmpty { field.type.use = .binary }
    guard field.type.use == .array(.json), !view.items.isEmpty else { return }
    if schemaReader.views.view(view.items).types.isEmpty { field.type.use = .array(.binary) }
  }

  /// Whether a part is a file: its type is binary, or its media type makes it binary.
  private func holdsBytes(_ use: ShapeUse, _ type: MediaType?) -> Bool {
    use == .binary || [.string, .json].contains(use) && type?.encoding == .binary
  }

  /// Reports that a part is sent with a media type other than the document's.
  private mutating func reportType(_ type: MediaType?, of part: ParameterShape, at place: Place?) {
    guard let type, let place else { return }
    if [.scalar("file"), .array(.scalar("file"))].contains(part.field.type.use) {
      guard type.essence != "application/octet-stream" else { return }
      loosened("a file may have any type, not only \(quoted(type.text))", at: place)
      return
    }
    let sent = part.encoding == "json" ? "application/json" : "text/plain"
    guard type.essence != sent else { return }
    loosened("a part is sent as \(quoted(sent)), not as \(quoted(type.text))", at: place)
  }

  // MARK: Values

  /// Reports that a JSON string is sent without quotes.
  mutating func reportQuotes(_ use: ShapeUse, of name: String, at place: Place) {
    guard shapes.isQuoted(use) else { return }
    notCarried("the quotes around the JSON string \(quoted(name))", at: place, isWhole: false)
  }
}
