import EndpointJSON
import EndpointSpec

extension StandardDocument {
  /// An operation. Its `operationId` is the name of the endpoint.
  func operation(_ endpoint: EndpointModel, path: String) -> JSONObject {
    var operation = JSONObject()
    operation["tags"] = endpoint.tag.map { [.string($0)] }
    operation["summary"] = endpoint.documentation.summary.map { .string($0) }
    operation["description"] = endpoint.documentation.description.map { .string($0) }
    operation["operationId"] = .string(endpoint.id)
    operation.add(endpoint.deprecation)
    operation["parameters"] = nonEmpty(parameters(of: endpoint, path: path))
    operation["requestBody"] = requestBody(of: endpoint)
    operation["responses"] = responses(of: endpoint)
    operation["security"] = authentication[endpoint.id].map { security($0) }
    operation["servers"] = servers(of: endpoint)
    return operation
  }
}

extension JSONObject {
  /// Marks the object as deprecated, with the sunset date.
  mutating func add(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    self["deprecated"] = true
    self[VendorKey.sunset] = deprecation.sunset.map { .string($0) }
  }
}
