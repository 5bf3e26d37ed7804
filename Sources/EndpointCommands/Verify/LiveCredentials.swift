import EndpointJSON
import EndpointSpec
import Foundation

/// The credentials of a call, from environment variables: `SHOP_TOKEN` for the scheme `token` of the API `Shop`.
struct LiveCredentials {
  /// The variables of every authentication alternative are incomplete.
  struct Missing: Error {
    /// `set SHOP_TOKEN`
    let text: String
  }

  private let uses: [(kind: AuthenticationScheme.Kind, value: String)]

  init(
    _ endpoint: EndpointModel,
    in model: APIModel,
    _ environment: [String: String]
  ) throws(Missing) {
    let alternatives = endpoint.authentication.alternatives
    var missing: [String] = []
    for alternative in alternatives {
      var uses: [(AuthenticationScheme.Kind, String)] = []
      var absent: [String] = []
      for use in alternative {
        guard let scheme = model.authentication.first(where: { $0.name == use.scheme }) else {
          continue
        }
        let name = Self.variable(of: scheme.name, in: model.name.text)
        if let value = environment[name], !value.isEmpty {
          uses.append((scheme.kind, value))
        } else {
          absent.append(scheme.kind == .basic ? "\(name) (user:password)" : name)
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
      case .bearer, .oauth2: request.headers.append(("Authorization", "Bearer \(value)"))
      case .basic:
        request.headers.append(("Authorization", "Basic \(Data(value.utf8).base64EncodedString())"))
      case .key(let name, .query): request.query.append((name, value))
      case .key(let name, .cookie): request.cookies.append((name, value))
      case .key(let name, _): request.headers.append((name, value))
      }
    }
  }

  /// The variable of a scheme: `SHOP_API_KEY` for `apiKey` of `Shop`.
  private static func variable(of scheme: String, in api: String) -> String {
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
