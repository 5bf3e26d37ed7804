import EndpointJudge
import EndpointSpec
import EndpointWire
import Foundation

/// The credentials of a call, from environment variables: `SHOP_TOKEN` for the scheme `token` of the API `Shop`.
struct LiveCredentials {
  /// The variables of every authentication alternative are incomplete.
  struct Missing: Error {
    /// `set SHOP_TOKEN`
    let text: String
  }

  private let uses: [(kind: AuthenticationModel.Kind, value: String)]

  init(
    _ endpoint: EndpointModel,
    in model: APIModel,
    _ environment: [String: String],
    _ login: String?
  ) throws(Missing) {
    let alternatives = endpoint.authentication.alternatives
    var missing: [String] = []
    for alternative in alternatives {
      var uses: [(AuthenticationModel.Kind, String)] = []
      var absent: [String] = []
      for use in alternative {
        guard let scheme = model.authentication.first(where: { $0.name == use.scheme }) else {
          continue
        }
        let name = Self.variable(of: scheme.name, in: model.name.text)
        let value = environment[name] ?? (scheme.kind == .http(.basic) ? login : nil)
        if let value, !value.isEmpty {
          uses.append((scheme.kind, value))
        } else {
          absent.append(scheme.kind == .http(.basic) ? "\(name) (user:password)" : name)
        }
      }
      if absent.isEmpty {
        self.uses = uses
        return
      }
      missing.append(absent.joined(separator: " and "))
    }
    guard alternatives.isEmpty else {
      throw Missing(text: "set \(missing.joined(separator: ", or "))")
    }
    uses = []
  }

  func add(to request: inout RequestSample) {
    for (kind, value) in uses {
      switch kind {
      case .http(.bearer), .oauth2: request.headers.append(("Authorization", "Bearer \(value)"))
      case .http(.basic): request.addLogin(value)
      case .key(let name, .query): request.add([WirePair(name, value)])
      case .key(let name, .cookie): request.cookies.append((name, value))
      case .key(let name, _): request.headers.append((name, value))
      }
    }
  }

  /// The variable of a scheme: `SHOP_API_KEY` for `apiKey` of `Shop`.
  static func variable(of scheme: String, in api: String) -> String {
    "\(words(of: api))_\(words(of: scheme))"
  }

  private static func words(of name: String) -> String {
    var text = ""
    var wasSmall = false
    for character in name {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if character.isUppercase, wasSmall { text += "_" }
      text += isPlain ? character.uppercased() : "_"
      wasSmall = character.isLowercase || character.isNumber
    }
    return text
  }
}

extension RequestSample {
  /// Adds Basic authentication (RFC 7617), unless the request has other credentials in the header.
  ///
  /// - Parameter login: `user:password`
  mutating func addLogin(_ login: String) {
    guard !headers.contains(where: { $0.name.lowercased() == "authorization" }) else { return }
    headers.append(("Authorization", "Basic \(Data(login.utf8).base64EncodedString())"))
  }
}
