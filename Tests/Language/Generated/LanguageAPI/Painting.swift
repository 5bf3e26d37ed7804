// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

/// A painting.
public struct DeprecatedPainting: Equatable, Sendable {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

extension DeprecatedPainting: JSONDecodable {
  private static let keys: JSONKeys = "title"

  public init?(from json: inout JSONReader) {
    var title = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&title)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(title: title)
  }
}

/// A painting.
@available(*, deprecated, message: "Use Work.")
public typealias Painting = DeprecatedPainting

@available(*, deprecated, renamed: "Painting")
public typealias Picture = DeprecatedPainting
