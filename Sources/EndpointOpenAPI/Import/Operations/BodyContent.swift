import EndpointSpec

/// Bodies of requests that are JSON, a form or parts.
extension Importer {
  mutating func structured(
    _ content: DocumentMember,
    _ encoding: String,
    isRequired: Bool,
    _ selection: Selection,
    way: NameWay
  ) -> BodyShape? {
    guard let schema = content.value["schema"] else {
      if encoding != "json" {
        notCarried("a body of the type \(quoted(content.key)) without a schema", at: content.place)
        return nil
      }
      return plain(.json, encoding, isRequired: isRequired, at: content.place)
    }
    let view = view(schema)
    let selects = selects(view, selection)
    let isNamed =
      encoding == "json" && !selects && !isMadeUp(schema) && reference(schema) != nil
    if !isNamed, var parts = arguments(view, content, encoding, isRequired: isRequired, way: way) {
      for index in parts.indices {
        guard let flag = streamFlag(parts[index].name, parts[index].type.use, selection) else {
          continue
        }
        parts[index].constant = .bool(flag)
      }
      if parts.isEmpty, encoding != "json" {
        if case .unsaid = view.additional, view.properties.isEmpty {
          notCarried("a body of the type \(quoted(encoding)) without fields", at: content.place)
        }
        return nil
      }
      return BodyShape(
        content: .fields(parts),
        encoding: encoding,
        isRequired: isRequired,
        place: content.place
      )
    }
    if selects {
      loosened(
        "the caller says with \(quoted(Self.streamKey)) whether a stream comes",
        at: content.place
      )
    }
    return whole(content, schema, encoding, isRequired: isRequired, way: way)
  }

  /// The fields of a body that is defined in place: each becomes an argument.
  private mutating func arguments(
    _ view: SchemaView,
    _ content: DocumentMember,
    _ encoding: String,
    isRequired: Bool,
    way: NameWay
  ) -> [ParameterShape]? {
    let needsAll = encoding == "multipart"
    guard view.values == nil, view.type == "object", alternatives(of: view) == nil,
      !view.properties.isEmpty || encoding != "json" && isForbidden(view.additional)
    else { return nil }
    let hasMore = !isForbidden(view.additional)
    if hasMore && !needsAll { return nil }
    let hasRequired = view.properties.contains { view.required.contains($0.key) }
    if !isRequired, view.isNullable, hasRequired, encoding == "json" { return nil }
    if encoding != "json", !hasMore { reportStrangers(content, view) }
    if hasMore { notCarried("fields of a form beside those that it names", at: view.place) }
    return view.properties.compactMap { property in
      var field = field(
        property.key,
        property.schemas,
        isRequired: view.required.contains(property.key),
        at: property.place,
        way: way.adding(property.key)
      )
      guard field.only != "response" else { return nil }
      let part = value("encoding", of: content.value)?[property.key]
      if encoding == "multipart" { takeFile(&field, property.schemas) }
      if encoding == "multipart", part?["contentType"] == nil {
        takeBytes(&field, property.schemas)
      }
      return argument(field, encoding, part)
    }
  }

  /// Whether FastAPI made the component for this body alone: `Body_read_flows_flows_filter_post`.
  private func isMadeUp(_ schema: DocumentNode) -> Bool {
    schema["$ref"]?.text.map { DocumentReference($0).name.hasPrefix("Body_") } ?? false
  }

  private func isForbidden(_ additional: SchemaView.Additional) -> Bool {
    switch additional {
    case .unsaid, .forbidden: true
    case .anything, .schema: false
    }
  }

  /// A body that is one argument.
  private mutating func whole(
    _ content: DocumentMember,
    _ schema: DocumentNode,
    _ encoding: String,
    isRequired: Bool,
    way: NameWay
  ) -> BodyShape? {
    let place = content.place
    var type = type(schema, way: way.adding("body"))
    if let wire = type.wire {
      reportWire(wire, type.use, at: place)
      type = TypedUse(.string, isNullable: type.isNullable)
    }
    if type.use == .binary {
      type = TypedUse(.scalar("data"))
    } else if encoding == "json" {
      type.use = encodedInJSON(type.use, at: schema.place)
    }
    let isStruct = shapes.structure(type.use) != nil
    let isDictionary = if case .dictionary = shapes.plain(type.use) { true } else { false }
    if encoding == "multipart" && !isStruct || encoding == "form" && !isStruct && !isDictionary {
      notCarried("a body of the type \"\(encoding)\" that is no object", at: place)
      return nil
    }
    if encoding == "form" { reportStyles(of: type.use, content) }
    return BodyShape(
      content: .type(type),
      encoding: type.use == .scalar("data") ? "binary" : encoding,
      isRequired: isRequired,
      place: place
    )
  }
}
