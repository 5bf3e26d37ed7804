import EndpointJSON
import EndpointSpec

/// Finds undeclared fields in requests.
final class BodyFields {
  private let endpoint: EndpointModel
  private let fields: UndeclaredFields
  private let keys: KnownKeys

  init(_ endpoint: EndpointModel, in spec: LinkedSpec, _ keys: KnownKeys, _ seen: SeenParts) {
    self.endpoint = endpoint
    self.keys = keys
    fields = UndeclaredFields(endpoint, in: spec, seen: seen)
  }

  func remarks(on exchange: Exchange) -> [Remark] {
    guard case .bytes(let body) = exchange.requestBody else { return [] }
    return fields.fields(in: body).map { mismatch in
      let key = mismatch.path.last.flatMap { step -> String? in
        if case .key(let key) = step { key } else { nil }
      }
      let owner = mismatch.declaration?.type.text ?? "\(endpoint.id) body"
      return Remark(
        .undeclaredArgument,
        "\(owner).\(KnownKeys.shown(key ?? ""))",
        mismatch.summary,
        at: mismatch.declaration?.place ?? endpoint.place,
        in: "request body \(keys.pointer(mismatch.path, showing: key))",
        value: .request(mismatch.path)
      )
    }
  }
}
