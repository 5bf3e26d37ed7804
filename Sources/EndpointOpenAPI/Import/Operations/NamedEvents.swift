import EndpointSpec
import EndpointWire

/// Reads schemas of server-sent events that give each name a type of its own, as those of OpenAPI 3.2 do.
extension OperationReader {
  /// The enum of the events. Nil if the schema has no alternatives with a name each.
  mutating func namedEvents(_ described: DocumentNode, way: NamePath) -> ShapeUse? {
    guard let schema = resolvedSilently(described) else { return nil }
    let way = way.replacingKey(with: "event")
    var events: [EventShape] = []
    for alternative in schema.elements("oneOf") + schema.elements("anyOf") {
      guard let event = resolvedSilently(alternative), let name = eventName(event),
        !events.contains(where: { $0.name == name })
      else { return nil }
      let type = dataType(of: event, in: schema, way: way.adding(name))
      events.append(EventShape(name: name, use: type))
    }
    return events.isEmpty
      ? nil : .shape(schemaReader.shapes.add(.events(events), at: described.place, way: way))
  }

  /// The only name that an event may have.
  private mutating func eventName(_ event: DocumentNode) -> String? {
    guard let name = event["properties"]?["event"].flatMap({ resolvedSilently($0) }) else {
      return nil
    }
    let values = name["enum"]?.elements ?? []
    return name["const"]?.text ?? (values.count == 1 ? values[0].text : nil)
  }

  /// The type of an event's data. All events may have a `data` in common.
  private mutating func dataType(
    of event: DocumentNode,
    in schema: DocumentNode,
    way: NamePath
  ) -> ShapeUse {
    let own = event["properties"]?["data"]
    let common = schema["properties"]?["data"].flatMap { resolvedSilently($0) }
    guard let data = own ?? common else { return .scalar("void") }
    let resolved = resolvedSilently(data)
    guard (resolved?["type"] ?? common?["type"])?.text == "string" else {
      return jsonType(data, way: way)
    }
    if let type = resolved?["contentMediaType"]?.text, MediaType(type).isJSON {
      return jsonType(resolved?["contentSchema"], way: way)
    }
    let format = resolved?["format"]?.text ?? ""
    return ["int32", "int64"].contains(format) ? .scalar(format) : .string
  }
}
