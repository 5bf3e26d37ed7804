import EndpointSpec

extension SwiftOptions.Access {
  /// The access keyword and a space. Empty for internal access.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
