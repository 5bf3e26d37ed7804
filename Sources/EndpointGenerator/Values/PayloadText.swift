import EndpointSpec

extension APIIndex {
  /// The type of what a failure holds. In an enum of failures `Service` is the API: another type of that name is told
  /// with its module, `ShopAPI.Service`.
  func payloadText(_ type: TypeReference) -> String {
    typeText(type) { name in
      name.root.text == "Service" ? "\(model.swift.module).\(name.escaped)" : name.escaped
    }
  }
}
