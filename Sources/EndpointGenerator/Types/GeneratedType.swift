import EndpointSpec

/// A type together with what the options of its module make of it.
///
/// All the blueprints of a type's declarations are made from it, and each of them holds it: a class, so that they share
/// one.
final class GeneratedType: Sendable {
  let model: TypeModel
  let index: APIIndex

  init(model: TypeModel, index: APIIndex) {
    self.model = model
    self.index = index
  }

  private var options: SwiftOptions { index.model.swift }

  var name: SwiftName { model.name }
  /// `public ` with its blank.
  var access: String { options.access.prefix }
  var isSent: Bool { model.isSent }
  var isDecodable: Bool { model.isReceived || options.isCodableBoth }
  /// A struct with files is a whole multipart body, and no JSON.
  var isEncodable: Bool { (model.isSent || options.isCodableBoth) && !model.holdsFiles }
  /// Whether the properties of a struct can be changed: what is sent is put together step by step.
  var isMutable: Bool { model.isSent || options.isMutable }

  /// What a struct or a union conforms to in its own declaration.
  var conformances: [String] { [options.isHashable ? "Hashable" : "Equatable", "Sendable"] }

  /// What follows the name in the type's own declaration.
  ///
  /// - Parameters:
  ///   - keyword: `struct` or `enum`.
  ///   - conformances: What the declaration says that it conforms to.
  func opening(_ keyword: String, _ conformances: [String]) -> String {
    declarationOpening(after: "\(access)\(keyword) \(name.escaped)", conformances)
  }

  /// What follows the name in an extension that adds a conformance.
  func extensionOpening(_ conformance: String) -> String {
    declarationOpening(after: "extension \(name.escaped)", [conformance])
  }
}

extension TypeModel {
  /// Whether a field is a file, or an array of some.
  fileprivate var holdsFiles: Bool {
    guard case .structure(let structure) = form else { return false }
    return structure.fields.contains(where: \.type.isUpload)
  }
}
