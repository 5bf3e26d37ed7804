import EndpointSpec

extension APIIndex {
  /// The payload type of a failure. In an enum of failures, `Service` is the API, so another type of that name is
  /// qualified with its module: `ShopAPI.Service`.
  func payloadText(_ type: TypeReference) -> String {
    typeText(type) { name in
      name.root.text == "Service" ? "\(model.swift.module).\(name.escaped)" : name.escaped
    }
  }
}
