import EndpointJSON

/// What is nested in it belongs to the app, too.
public enum Badge {
  public struct Shape: Hashable, Sendable, WireDecodable, WireEncodable {
    public let corners: JSONValue

    public init?(from json: inout JSONReader) {
      guard let corners = json.value() else { return nil }
      self.corners = corners
    }

    public func encode(to json: inout JSONWriter) { json.value(corners) }
  }
}
