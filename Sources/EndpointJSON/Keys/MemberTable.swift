/// The keys of a union's members as bit sets, so that one pass over an object's keys finds the matching members.
///
/// Its memory is never freed and not reference-counted.
@usableFromInline
struct MemberTable {
  struct Form {
    let member: Int
    let depth: Int
    let isDeep: Bool

    /// Whether it accepts objects nested in this number of arrays.
    func reaches(_ depth: Int) -> Bool { isDeep ? depth >= self.depth : depth == self.depth }
  }

  /// The values that one form lists for a key.
  struct Check {
    let form: Int
    let values: [JSONValue]
    let isOnly: Bool
    /// Whether null counts as a missing key.
    let takesNull: Bool
  }

  let memberCount: Int
  /// The case of each member.
  let cases: UnsafePointer<UnsafeRawPointer>
  let forms: [Form]
  let maximumDepth: Int
  let keys: UnsafePointer<JSONKeyTable>
  /// The numbers of words for all keys and for all forms.
  let keyWords: Int
  let formWords: Int
  /// The key bits of each form, in the order of the forms.
  private let required: UnsafeMutablePointer<UInt64>
  private let known: UnsafeMutablePointer<UInt64>
  /// The checks of each key, and whether there are any. Most keys have none.
  let checks: [[Check]]
  let hasChecks: UnsafeMutablePointer<Bool>
  /// The form that takes precedence whenever it matches an object, or -1.
  private(set) var first = -1

  init(_ members: [WireMemberKeys], _ cases: UnsafePointer<UnsafeRawPointer>) {
    memberCount = members.count
    self.cases = cases
    let all = members.enumerated().flatMap { index, member in member.forms.map { (index, $0) } }
    forms = all.map { Form(member: $0, depth: $1.depth, isDeep: $1.isDeep) }
    maximumDepth = forms.map(\.depth).max() ?? -1
    var numbers: [String: Int] = [:]
    for fact in all.flatMap(\.1.facts) where numbers[fact.name] == nil {
      numbers[fact.name] = numbers.count
    }
    let names = numbers.sorted { $0.value < $1.value }.map(\.key)
    keys = .allocated(JSONKeyTable(names, cases: nil))
    keyWords = (names.count + 63) / 64
    formWords = (all.count + 63) / 64
    required = .allocate(capacity: all.count * keyWords)
    required.initialize(repeating: 0, count: all.count * keyWords)
    known = .allocate(capacity: all.count * keyWords)
    known.initialize(repeating: 0, count: all.count * keyWords)
    var checks = [[Check]](repeating: [], count: names.count)
    for (form, (_, keys)) in all.enumerated() {
      for fact in keys.facts {
        guard let number = numbers[fact.name] else { continue }
        let (word, bit) = (form * keyWords + number / 64, UInt64(1) << UInt64(number % 64))
        known[word] |= bit
        if fact.isAlways { required[word] |= bit }
        if !fact.values.isEmpty {
          checks[number].append(
            Check(
              form: form,
              values: fact.values,
              isOnly: fact.isOnly,
              takesNull: !(fact.isOnly && fact.isAlways)
            )
          )
        }
      }
    }
    self.checks = checks
    hasChecks = .allocate(capacity: names.count)
    for (number, checks) in checks.enumerated() {
      (hasChecks + number).initialize(to: !checks.isEmpty)
    }
    first = forms.indices.first(where: comesFirst) ?? -1
  }

  /// Whether a form has all keys of the others, and comes first or requires a key that they do not have.
  private func comesFirst(_ one: Int) -> Bool {
    forms[one].depth == 0 && !forms[one].isDeep && hasRequiredChecksOnly(one)
      && forms.indices.allSatisfy { other in
        guard other != one, forms[other].reaches(0) else { return true }
        let isWider = (0..<keyWords).allSatisfy {
          known[other * keyWords + $0] & ~known[one * keyWords + $0] == 0
        }
        let asksForMore = (0..<keyWords).contains {
          required[one * keyWords + $0] & ~known[other * keyWords + $0] != 0
        }
        return isWider && (one < other || asksForMore)
      }
  }

  private func hasRequiredChecksOnly(_ form: Int) -> Bool {
    checks.indices.allSatisfy { key in
      !checks[key].contains { $0.form == form }
        || required[form * keyWords + key / 64] & 1 << UInt64(key % 64) != 0
    }
  }

  /// Whether the object has all keys that the form requires.
  @inline(__always)
  func takes(_ form: Int, _ present: UnsafePointer<UInt64>) -> Bool {
    for word in 0..<keyWords where required[form &* keyWords &+ word] & ~present[word] != 0 {
      return false
    }
    return true
  }

  /// The number of the object's keys that the form has.
  @inline(__always)
  func knownCount(_ form: Int, _ present: UnsafePointer<UInt64>) -> Int {
    var count = 0
    for word in 0..<keyWords {
      count &+= (known[form &* keyWords &+ word] & present[word]).nonzeroBitCount
    }
    return count
  }
}
