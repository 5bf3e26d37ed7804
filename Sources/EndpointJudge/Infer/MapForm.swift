import EndpointJSON
import EndpointSpec

/// Recognizes objects whose keys are data: identifiers, hosts, dates, names of their values, or many keys of one form.
package enum MapForm {
  /// This number of objects of one form are the values of a map: `{ "ann": { … }, "bob": { … }, … }`.
  private static let manyObjects = 10
  /// The same for objects with one key, such as RabbitMQ's `{ "rate": 0.0 }` under names of statistics.
  private static let manySmallObjects = 30
  private static let manyScalars = 200
  /// Shorter numbers in keys count fields: `address1`, `address2`.
  private static let shortestSerial = 4

  /// - Parameters:
  ///   - key: The key of the object.
  ///   - names: The names of things elsewhere in the traffic.
  static func isMap(
    _ object: JSONObject,
    under key: String,
    _ names: KnownNames,
    isData: (String) -> Bool
  ) -> Bool {
    if object.allSatisfy({ isData($0.key) }) || object.allSatisfy(isPermission) { return true }
    let form = Form(object)
    guard form.isOne else { return false }
    let keys = object.map(\.key)
    if form.canHaveNames, names.contain(keys, under: key, areContainers: form.isContainer) {
      return true
    }
    let data = form.isObject ? keys.count(where: isData) : 0
    return isMap(keys, data: data, form)
  }

  /// Whether the values of an object are objects or lists of one form. Empty lists have no form, and one list of objects is
  /// the content of a wrapper.
  package static func isUniform(_ object: JSONObject) -> Bool {
    let form = Form(object)
    guard form.isOne, form.isOfLists else { return form.isOne && form.isContainer }
    let filled = object.count { $0.value.arrayValue?.isEmpty == false }
    return filled > (form.isObject ? 1 : 0)
  }

  /// Whether members with values of one form are data.
  private static func isMap(_ keys: [String], data: Int, _ form: Form) -> Bool {
    guard form.isObject else {
      return keys.count >= manyScalars || keys.count >= 2 && areSerial(keys, from: shortestSerial)
    }
    let isMany = keys.count >= (form.size >= 2 ? manyObjects : manySmallObjects)
    if form.isOfLists { return isMany || data == keys.count }
    return form.isNamedByKey || 2 * data >= keys.count && keys.count >= 2
      || isMany || keys.count >= 2 && areSerial(keys, from: 1)
      || keys.count >= 3 && havePrefix(keys)
      || keys.allSatisfy { $0.utf8.count == 1 && $0.first?.isUppercase ?? false }
  }

  /// Whether people choose the keys: `"labels": { "team": "core" }`.
  static func isPairs(_ object: JSONObject, under key: String) -> Bool {
    let word = SwiftNaming.lowercaseWords(of: key).last ?? ""
    return ["labels", "annotations", "headers", "env", "environment", "tags"].contains(word)
      && object.allSatisfy { $0.value.stringValue != nil }
  }

  /// Whether an object describes properties by their names: `"properties": { "title": { "type": "text" } }`.
  static func isSchema(_ object: JSONObject, under key: String) -> Bool {
    let typed = object.count { $0.value["type"]?.stringValue != nil }
    return key == "properties" && typed > 0 && 2 * typed >= object.count
      && object.allSatisfy { $0.value.objectValue != nil }
  }

  /// `"dashboards:read": true`
  private static func isPermission(_ member: JSONObject.Element) -> Bool {
    guard case .bool = member.value else { return false }
    return member.key.contains(":")
  }

  /// Whether all samples of an object together show a map.
  static func isMap(_ object: ObservedObject, in observations: Observations) -> Bool {
    if hasOtherKeysEach(object, in: observations) { return true }
    guard object.fields.count >= 2 else { return false }
    let forms = object.fields.map { field -> [String]? in
      let value = observations.values[field.value]
      guard value.kinds.count == 1, let object = value.object else { return nil }
      return observations.objects[object].fields.map(\.key)
    }
    guard let first = forms.first ?? nil, !first.isEmpty else { return false }
    let keys = Set(first)
    guard forms.allSatisfy({ $0.map { Form.isLike(keys, $0) } ?? false }) else { return false }
    // Each sample has other keys: the services of a domain.
    let isInAll = object.fields.contains { observations.values[$0.value].count == object.count }
    if object.fields.count > 2, !isInAll, keys.count > 1 { return true }
    let names = object.fields.map(\.key)
    return observations.names.contain(names, under: "", areContainers: true)
      || isMap(names, data: 0, Form(size: keys.count))
  }

  /// Whether no key is in most samples, and all values are numbers, or texts under keys that cannot all be identifiers: the
  /// lines of code by language, or the files of several configurations. So are many texts, such as secrets, if each key is
  /// in a third of the samples at most.
  private static func hasOtherKeysEach(
    _ object: ObservedObject,
    in observations: Observations
  ) -> Bool {
    let fields = object.fields.map { observations.values[$0.value] }
    let all = fields + [object.others].compactMap { $0.map { observations.values[$0] } }
    guard !fields.isEmpty, fields.allSatisfy({ $0.count * 2 <= object.count }),
      all.allSatisfy({ $0.kinds.count == 1 })
    else { return false }
    if object.others != nil { return all.allSatisfy { $0.texts.count > 0 } }
    let areRare = fields.allSatisfy { $0.count * 3 <= object.count }
    if areRare, fields.count >= fewestTexts, all.allSatisfy({ $0.texts.count > 0 }) { return true }
    return object.count >= fewestSamples && fields.count >= fewestFields
      && all.allSatisfy { $0.numbers.count > 0 }
  }

  /// Fewer counts under different keys may be those that are not zero.
  private static let fewestSamples = 3
  private static let fewestFields = 4
  /// Texts are more often optional facts than numbers are.
  private static let fewestTexts = 6

  /// Whether all keys differ in their digits: `user1`, `user2`, or in a part with digits behind a common start.
  private static func areSerial(_ keys: [String], from shortest: Int) -> Bool {
    let start = commonPrefix(keys)
    return keys.allSatisfy { key in
      let rest = key.utf8.dropFirst(start)
      return rest.count >= shortest && rest.contains(where: isDigit)
    } && start > 0
  }

  /// Whether all keys have a common start that ends in a separator: `sess-abc`, `sess-xyz`.
  private static func havePrefix(_ keys: [String]) -> Bool {
    let start = commonPrefix(keys)
    guard let first = keys.first, start >= 2 else { return false }
    let prefix = first.utf8.prefix(start)
    guard let end = prefix.last, separators.contains(end) else { return false }
    return keys.allSatisfy { key in
      let rest = key.utf8.dropFirst(start)
      return !rest.isEmpty && !rest.contains(where: separators.contains)
    }
  }

  private static let separators = Set("-_:.".utf8)

  private static func commonPrefix(_ keys: [String]) -> Int {
    guard let first = keys.first else { return 0 }
    return keys.dropFirst().reduce(first.utf8.count) { count, key in
      zip(first.utf8.prefix(count), key.utf8).prefix { $0 == $1 }.count
    }
  }

  /// The common form of the values of an object.
  private struct Form {
    var isOne = true
    var isObject: Bool
    /// The number of keys of a value.
    var size: Int
    /// Whether the values are lists. Things have lists of one form, too, such as those of a queue by their state.
    var isOfLists = false
    /// Whether the values are texts. Their keys are rather columns of a table than names of things.
    private var isOfTexts = false
    /// Whether each value has its key as a name: `{ "python3": { "name": "python3" } }`.
    var isNamedByKey = false

    init(size: Int) {
      isObject = true
      self.size = size
    }

    init(_ object: JSONObject) {
      isObject = false
      size = 0
      guard let kind = object.first(where: { !$0.value.isNull })?.value.kind,
        object.allSatisfy({ $0.value.isNull || $0.value.kind == kind })
      else {
        isOne = false
        return
      }
      // Lists of objects have the form of their elements.
      let objects = object.compactMap {
        $0.value.objectValue ?? $0.value.arrayValue?.first?.objectValue
      }
      isOfLists = kind == JSONValue.array([]).kind
      // Lists of numbers beside lists of texts are fields.
      guard Set(object.compactMap { $0.value.arrayValue?.first?.kind }).count < 2 else {
        isOne = false
        return
      }
      isOfTexts = kind == JSONValue.string("").kind
      guard let first = objects.first.map({ Set($0.keys) }) else { return }
      isObject = true
      size = first.count
      isNamedByKey = object.allSatisfy { member in
        member.value.objectValue?.contains { $0.value == .string(member.key) }
          ?? member.value.isNull
      }
      isOne = isNamedByKey || !first.isEmpty && objects.allSatisfy { Self.isLike(first, $0.keys) }
    }

    var isContainer: Bool { isObject || isOfLists }

    var canHaveNames: Bool { !isOfTexts }

    /// Whether most keys are common.
    static func isLike(_ keys: Set<String>, _ others: some Collection<String>) -> Bool {
      let shared = others.count { keys.contains($0) }
      return shared > 0 && shared * 2 >= max(keys.count, others.count)
    }
  }
}
