import EndpointJudge
import EndpointSpec

/// The parameters of a query or the fields of a form, in order of first occurrence.
struct ObservedParameters {
  private(set) var all: [(name: String, parameter: ObservedParameter)] = []

  /// The maximum number of parameters.
  private static let most = 200

  var names: [String] { all.map(\.name) }

  /// Adds the parameters of one request.
  mutating func add(_ items: [(name: String, text: String)]) {
    var texts: [String: [String]] = [:]
    for item in items {
      texts[item.name, default: []].append(item.text)
      guard all.count < Self.most, !all.contains(where: { $0.name == item.name }) else { continue }
      all.append((item.name, ObservedParameter()))
    }
    for index in all.indices {
      if let texts = texts[all[index].name] { all[index].parameter.add(texts) }
    }
  }
}

/// A query parameter or a form field.
struct ObservedParameter {
  private(set) var texts = ObservedTexts()
  /// The number of requests with it.
  private(set) var count = 0
  private(set) var isRepeated = false

  mutating func add(_ texts: [String]) {
    count += 1
    isRepeated = isRepeated || texts.count > 1
    for text in texts { self.texts.add(text) }
  }

  func type(isOptional: Bool) -> TypeReference {
    let scalar = TypeReference.scalar(texts.parameterType)
    let type = isRepeated ? .array(scalar) : scalar
    return isOptional ? .optional(type) : type
  }
}
