import EndpointSpec

extension APIIndex {
  /// The type of what a failure holds. In an enum of failures `Service` is the API: another type of that name is told
  /// with its module, `ShopAPI.Service`.
  func payloadText(_ type: TypeReference) -> String {
    switch type {
    case .scalar: typeText(type)
    case .named(let name):
      name.text == "Service" ? "\(model.swift.module).\(name.escaped)" : name.escaped
    case .array(let element): "[\(payloadText(element))]"
    case .dictionary(let value): "[String: \(payloadText(value))]"
    case .optional(let wrapped): "\(payloadText(wrapped))?"
    }
  }
}
