import EndpointSpec
import EndpointWire

/// Reads the streams of gRPC-Gateway, which sends `{"result": …}` or `{"error": …}` in each line.
extension OperationReader {
  /// Whether gRPC-Gateway generated the response for a stream.
  func isGatewayStream(_ response: DocumentNode, _ content: DocumentMember) -> Bool {
    guard MediaType(content.key).isJSON else { return false }
    return response["description"]?.text?.hasSuffix("(streaming responses)") ?? false
      || content.value["schema"]?.reference?.hasPrefix("#/\(VendorKey.streamDefinitions)/") ?? false
  }

  /// Reads the type of the results. Old documents describe the result without its wrapper.
  mutating func readGatewayStream(
    _ content: DocumentMember,
    into shape: inout ResponseShape,
    way: NamePath
  ) {
    let schema = content.value["schema"]
    let result = gatewayLine(of: schema)?["result"]
    shape.stream = StreamFormat.gateway().word.rawValue
    shape.type = jsonType(result ?? schema, way: way.replacingKey(with: "event"))
  }

  /// Adds the error that ends a stream as the failure `default`, unless the document declares one.
  mutating func addGatewayFailure(
    _ responses: [(DocumentMember, DocumentNode)],
    _ operation: inout Operation,
    way: NamePath
  ) {
    guard operation.successes.contains(where: { $0.stream == StreamWord.gateway.rawValue }),
      !operation.errors.contains(where: { $0.key == "default" })
    else { return }
    for content in responses.flatMap({ followedMembers("content", of: $0.1) }) {
      guard let error = gatewayLine(of: content.value["schema"])?["error"],
        let described = resolvedSilently(error), described["properties"] != nil
      else { continue }
      let type = jsonType(error, way: wayToFailure(error) ?? way.adding("failure"))
      let failure = ErrorShape(
        key: "default",
        type: type,
        summary: nil,
        headers: [],
        place: error.place
      )
      return operation.errors.append(failure)
    }
  }

  /// The properties of a line. Nil for a schema of another form.
  private mutating func gatewayLine(of schema: DocumentNode?) -> DocumentNode? {
    guard let schema, let line = resolvedSilently(schema)?["properties"], line["result"] != nil,
      line.members?.allSatisfy({ ["result", "error"].contains($0.key) }) ?? false
    else { return nil }
    return line
  }
}
