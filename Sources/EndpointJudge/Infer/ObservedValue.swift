import EndpointJSON
import EndpointSpec

struct ObservedValue {
  /// The number of values, including null.
  var count = 0
  var nulls = 0
  var bools = 0
  var numbers = ObservedNumbers()
  var texts = ObservedTexts()
  var arrays = 0
  /// The place of array elements.
  var element: Int?
  var objects = 0
  /// The index of the object.
  var object: Int?
  /// The number of objects whose keys are identifiers.
  var dictionaries = 0
  /// The place of the values of dictionaries.
  var entry: Int?
  /// Whether a dictionary has a text under the name of a secret.
  var hasSecret = false
  /// The place that the values were moved to.
  var successor: Int?

  /// Whether the values are lists, or maps of things by their names.
  var hasElements: Bool { arrays > 0 || dictionaries > 0 && objects == 0 }

  /// The kinds of values with their counts. Null is not a kind.
  var kinds: [(name: String, count: Int)] {
    [
      ("a bool", bools), ("a number", numbers.count), ("a string", texts.count),
      ("an array", arrays), ("an object", objects), ("a dictionary", dictionaries),
    ].filter { $0.1 > 0 }
  }
}

extension ObservedValue {
  /// Adds the counts of other values. Their element, object and entry are places of their own.
  mutating func add(_ other: ObservedValue) {
    count += other.count
    nulls += other.nulls
    bools += other.bools
    numbers.add(other.numbers)
    texts.add(other.texts)
    arrays += other.arrays
    objects += other.objects
    dictionaries += other.dictionaries
    hasSecret = hasSecret || other.hasSecret
  }

  /// The number of distinct texts or numbers. Nil if there are many, or none.
  var distinct: Int? {
    texts.count > 0 ? texts.distinct : numbers.count > 0 ? numbers.distinct : nil
  }

  /// True if the value has the known kind, or if no kind is known yet.
  func accepts(_ value: JSONValue) -> Bool {
    let count =
      switch value {
      case .null: nulls
      case .bool: bools
      case .number: numbers.count
      case .string: texts.count
      case .array: arrays
      case .object: objects + dictionaries
      }
    return value.isNull || kinds.isEmpty || count > 0
  }
}

struct ObservedNumbers {
  private(set) var count = 0
  private var integers = 0
  private var isEveryDouble = true
  private var isEveryDecimal = true
  private var least = Double.infinity
  private var greatest = -Double.infinity
  /// The distinct numbers. Nil if there are more than values of an enum.
  private var values: Set<String>? = []

  private static let mostValues = 12

  /// The number of distinct numbers.
  var distinct: Int? { values?.count }

  private mutating func insert(_ others: Set<String>?) {
    values = others.flatMap { values?.union($0) }
    if values?.count ?? 0 > Self.mostValues { values = nil }
  }

  mutating func add(_ number: JSONNumber) {
    count += 1
    if let values, !values.contains(number.text) { insert([number.text]) }
    // A decimal point is intentional: 7.0 may be a price.
    if Int(number.text) != nil { integers += 1 }
    guard let double = number.double else {
      isEveryDouble = false
      isEveryDecimal = false
      return
    }
    if Int(number.text) == nil, number.text.utf8.dropFirst().allSatisfy(isDigit) {
      isEveryDouble = false
    }
    isEveryDecimal = isEveryDecimal && number.text.utf8.count <= Self.digitsOfDecimal
    least = min(least, double)
    greatest = max(greatest, double)
  }

  mutating func add(_ other: ObservedNumbers) {
    count += other.count
    integers += other.integers
    insert(other.values)
    isEveryDouble = isEveryDouble && other.isEveryDouble
    isEveryDecimal = isEveryDecimal && other.isEveryDecimal
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
  }

  private static let digitsOfDecimal = 38

  /// The common type of the numbers.
  var type: Scalar {
    if integers == count { return .int }
    if isEveryDouble { return .double }
    return isEveryDecimal ? .decimal : .json
  }

  /// The date format, if the field name suggests a date and all numbers are seconds or milliseconds between 2001 and
  /// 2100.
  var date: Scalar? {
    guard count > 0, isEveryDouble else { return nil }
    let seconds = 978_307_200.0...4_102_444_800.0
    if seconds.contains(least), seconds.contains(greatest) { return .date(.unix) }
    let isMilliseconds =
      integers == count && seconds.contains(least / 1000) && seconds.contains(greatest / 1000)
    return isMilliseconds ? .date(.unixMilliseconds) : nil
  }

  /// True if all numbers are 0 or 1.
  var isFlag: Bool { integers == count && least >= 0 && greatest <= 1 }
}
