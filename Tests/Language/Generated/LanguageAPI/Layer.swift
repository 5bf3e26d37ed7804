// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Layer: Equatable, Sendable, WireDecodable, WireEncodable {
  case effect(Effect)
  case noise(Noise)
  case blur(Blur)
  case name(String)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Layer {
  private enum WireMember: ~Copyable {
    case blur
    case name
    case effect
    case noise
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Blur.keys), as: .blur)
    members.add(.value, as: .name)
    members.add(
      .either([
        .object(Blur.keys, tag: "type", "blur"),
        .object(Mono.keys, tag: "type", "NOISE").tagged("noiseType", "mono"),
        .object(Multi.keys, tag: "type", "NOISE").tagged("noiseType", 2),
        .anything.tagged("type", "NOISE"),
        .object(Fine.keys, tag: "type", "grain"),
        .object(Coarse.keys, tag: "type", "grain"),
        .anything.tagged("type", "grain"),
      ]),
      as: .effect
    )
    members.add(
      .either([
        .object(Mono.keys, tag: "noiseType", "mono"),
        .object(Multi.keys, tag: "noiseType", 2),
      ]),
      as: .noise
    )
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .blur:
        if let value = json.attempt({ Blur(from: &$0) }) {
          self = .blur(value)
          return
        }
      case .name:
        if let value = json.attempt({ $0.string() }) {
          self = .name(value)
          return
        }
      case .effect:
        if let value = json.attempt({ Effect(from: &$0) }) {
          self = .effect(value)
          return
        }
      case .noise:
        if let value = json.attempt({ Noise(from: &$0) }) {
          self = .noise(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Layer {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .effect(let value):
      json.encode(value: value)
    case .noise(let value):
      json.encode(value: value)
    case .blur(let value):
      json.encode(value: value)
    case .name(let value):
      json.string(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
