// Generated from Specs/Accounts.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Someone who is logged in.
public struct Session: Equatable, Sendable, WireDecodable {
  public let accessToken: String
  public let signupDate: Date
  public let homepage: URL?

  public init(accessToken: String, signupDate: Date, homepage: URL? = nil) {
    self.accessToken = accessToken
    self.signupDate = signupDate
    self.homepage = homepage
  }
}

// MARK: - Coding

extension Session {
  private enum WireKey: ~Copyable {
    case accessToken
    case signupDate
    case homepage
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("access_token required secret", as: .accessToken)
    keys.add("signupdate required", as: .signupDate)
    keys.add("homepage", as: .homepage)
  }

  public init?(from json: inout JSONReader) {
    var accessToken = ""
    var signupDate: Date?
    var homepage: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .accessToken: json.string(&accessToken)
      case .signupDate: signupDate = json.date(.pattern("yyyy-MM-dd HH:mm:ss"))
      case .homepage: homepage = json.urlIfAny()
      }
    }
    guard json.finish(&object), let signupDate else { return nil }
    self.init(accessToken: accessToken, signupDate: signupDate, homepage: homepage)
  }
}

// MARK: - Printing

extension Session: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "accessToken": Secret.masked,
        "signupDate": signupDate,
        "homepage": homepage,
      ]
    )
  }
}
