// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A painting.
public struct DeprecatedPainting: Equatable, Sendable, WireDecodable {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

/// A painting.
@available(*, deprecated, message: "Use Work.")
public typealias Painting = DeprecatedPainting

@available(*, deprecated, renamed: "Painting")
public typealias Picture = DeprecatedPainting

// MARK: - Coding

extension DeprecatedPainting {
  private enum WireKey: ~Copyable {
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(title: title)
  }
}
