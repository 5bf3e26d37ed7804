// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedFilter: Equatable, Sendable, WireEncodable {
  var _kind: DeprecatedKind
  public var from: Int

  public init(kind: DeprecatedKind, from: Int) {
    self._kind = kind
    self.from = from
  }

  @available(*, deprecated)
  public var kind: DeprecatedKind {
    get { _kind }
    set { _kind = newValue }
  }
}

@available(*, deprecated)
public typealias Filter = DeprecatedFilter

// MARK: - Coding

extension DeprecatedFilter {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", _kind)
    json.field("from", from)
    json.endObject()
  }
}
