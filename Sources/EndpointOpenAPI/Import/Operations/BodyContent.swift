import EndpointSpec

/// Reads request bodies in JSON, forms and multipart.
extension OperationReader {
  mutating func structured(
    _ content: DocumentMember,
    _ encoding: String,
    isRequired: Bool,
    _ selection: Selection,
    way: NameWay
  ) -> BodyShape? {
    guard let schema = content.value["schema"] else {
      if encoding != "json" {
        notCarried("the \(quoted(content.key)) body without a schema", at: content.place)
        return nil
      }
      return plain(.json, encoding, isRequired: isRequired, at: content.place)
    }
    let view = schemaReader.view(schema)
    let selects = selects(view, selection)
    let isNamed =
      encoding == "json" && !selects && !isMadeUp(schema) && schemaReader.reference(schema) != nil
    if !isNamed, var parts = arguments(view, content, encoding, isRequired: isRequired, way: way) {
      for index in parts.indices {
        guard let flag = streamFlag(parts[index].name, parts[index].type.use, selection) else {
          continue
        }
        parts[index].constant = .bool(flag)
      }
      if parts.isEmpty, encoding != "json" {
        if case .unsaid = view.additional, view.properties.isEmpty {
          notCarried("the \(encoding) body without fields", at: content.place)
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
        "the caller selects a stream with \(quoted(Self.streamKey))",
        at: content.place
      )
    }
    return whole(content, schema, encoding, isRequired: isRequired, way: way)
  }

  /// The fields of an inline body. Each becomes an argument.
  private mutating func arguments(
    _ view: SchemaView,
    _ content: DocumentMember,
    _ encoding: String,
    isRequired: Bool,
    way: NameWay
  ) -> [ParameterShape]? {
    let needsAll = encoding == "multipart"
    guard view.values == nil, view.type == "object", schemaReader.alternatives(of: view) == nil,
      !view.properties.isEmpty || encoding != "json" && isForbidden(view.additional)
    else { return nil }
    let hasMore = !isForbidden(view.additional)
    if hasMore && !needsAll { return nil }
    let hasRequired = view.properties.contains { view.required.contains($0.key) }
    if !isRequired, view.isNullable, hasRequired, encoding == "json" { return nil }
    if encoding != "json", !hasMore { reportStrangers(content, view) }
    if hasMore { notCarried("additional fields of a form", at: view.place) }
    return view.properties.compactMap { property in
      var field = schemaReader.field(
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

  /// Whether FastAPI generated the component for this body: `Body_read_flows_flows_filter_post`.
  private func isMadeUp(_ schema: DocumentNode) -> Bool {
    schema["$ref"]?.text.map { DocumentReference($0).name.hasPrefix("Body_") } ?? false
  }

  private func isForbidden(_ additional: SchemaView.Additional) -> Bool {
    switch additional {
    case .unsaid, .forbidden: true
    case .anything, .schema: false
    }
  }

  /// A body that becomes one argument.
  private mutating func whole(
    _ content: DocumentMember,
    _ schema: DocumentNode,
    _ encoding: String,
    isRequired: Bool,
    way: NameWay
  ) -> BodyShape? {
    let place = content.place
    var type = schemaReader.type(schema, way: way.adding("body"))
    if let wire = type.wire {
      schemaReader.reportWire(wire, type.use, at: place)
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
      notCarried("the \(encoding) body that is not an object", at: place)
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
