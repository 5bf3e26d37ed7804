import EndpointJSON

/// What is known of the values at one place of the samples.
struct ObservedValue {
  /// How many values there are, null included.
  var count = 0
  var nulls = 0
  var bools = 0
  var numbers = ObservedNumbers()
  var texts = ObservedTexts()
  var arrays = 0
  /// The place of the elements of the arrays.
  var element: Int?
  var objects = 0
  /// The object that the values are.
  var object: Int?
  /// Objects whose keys are ids.
  var dictionaries = 0
  /// The place of their values.
  var entry: Int?

  /// The kinds of value that there are, with how many of each; null is none.
  var kinds: [(name: String, count: Int)] {
    [
      ("a bool", bools), ("a number", numbers.count), ("a string", texts.count),
      ("an array", arrays), ("an object", objects), ("a dictionary", dictionaries),
    ].filter { $0.1 > 0 }
  }
}

extension ObservedValue {
  /// Whether the value is of the kind that is known already, or nothing is known but null.
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

/// The numbers at one place.
struct ObservedNumbers {
  private(set) var count = 0
  private var integers = 0
  private var isEveryDouble = true
  private var isEveryDecimal = true
  private var least = Double.infinity
  private var greatest = -Double.infinity

  mutating func add(_ number: JSONNumber) {
    count += 1
    // What is written with a point was meant to have one: 7.0 is a price.
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

  private static let digitsOfDecimal = 38

  /// The type that all of them have.
  var type: Scalar {
    if integers == count { return .int }
    if isEveryDouble { return .double }
    return isEveryDecimal ? .decimal : .json
  }

  /// The date that they are if their field's name tells that they are one: seconds or milliseconds between 2001 and 2100.
  var date: Scalar? {
    guard count > 0, isEveryDouble else { return nil }
    let seconds = 978_307_200.0...4_102_444_800.0
    if seconds.contains(least), seconds.contains(greatest) { return .date(.unix) }
    let isMilliseconds =
      integers == count && seconds.contains(least / 1000) && seconds.contains(greatest / 1000)
    return isMilliseconds ? .date(.unixMilliseconds) : nil
  }

  /// Whether nothing but 0 and 1 is there.
  var isFlag: Bool { integers == count && least >= 0 && greatest <= 1 }
}
