import EndpointSpec

extension SwiftOptions.Access {
  /// What stands before a declaration, with a blank behind it; nothing for what is internal anyway.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
