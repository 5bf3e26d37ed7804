import EndpointJSON
import EndpointSpec

/// Counts the fields of objects by the text of a field that may distinguish them, such as `type`.
struct ObservedTags {
  private(set) var unions: [ObservedUnion] = []

  var isEmpty: Bool { unions.isEmpty }

  /// Adds a field if its key may be that of a tag.
  mutating func addKey(_ key: String) {
    if ObservedUnion.isKey(key) { unions.append(ObservedUnion(key: key)) }
  }

  /// - Parameter places: The places of the object's fields.
  mutating func add(_ object: JSONObject, _ places: [Int]) {
    for index in unions.indices.reversed() {
      if !unions[index].add(object, places) { unions.remove(at: index) }
    }
  }

  /// Adds the counts of other objects of the same type. Both have the key of a tag.
  mutating func merge(_ other: ObservedTags) {
    unions = unions.compactMap { union in
      var union = union
      guard let other = other.unions.first(where: { $0.key == union.key }) else { return nil }
      return union.merge(other) ? union : nil
    }
  }

  mutating func movePlaces(_ place: (Int) -> Int) {
    for index in unions.indices { unions[index].movePlaces(place) }
  }
}

/// Objects that all have a field with a text that may be a tag.
struct ObservedUnion {
  let key: String
  /// The objects by tag, in order of first occurrence.
  private(set) var variants: [Variant] = []

  struct Variant {
    let tag: String
    var count = 0
    /// The number of objects with each field.
    var counts: [Int: Int] = [:]
  }

  private static let mostVariants = 24

  /// Whether the values under a key may be tags: `type`, `kind`, `eventType`.
  static func isKey(_ key: String) -> Bool {
    // Most keys are skipped by their length and their last letter.
    let bytes = key.utf8
    guard let last = bytes.last, 4...20 ~= bytes.count, "edtn".utf8.contains(last) else {
      return false
    }
    let words = SwiftNaming.lowercaseWords(of: key)
    return words == ["event"] || words == ["object"] || words == ["action"] || words == ["typename"]
      || ["type", "kind"].contains(words.last)
        && !["content", "mime", "media"].contains(words.first)
  }

  /// Whether the object may be one of a union by the key.
  mutating func add(_ object: JSONObject, _ places: [Int]) -> Bool {
    guard let tag = object[key]?.stringValue, let index = index(of: tag) else { return false }
    variants[index].count += 1
    for place in places { variants[index].counts[place, default: 0] += 1 }
    return true
  }

  mutating func merge(_ other: ObservedUnion) -> Bool {
    for variant in other.variants {
      guard let index = index(of: variant.tag) else { return false }
      variants[index].count += variant.count
      variants[index].counts.merge(variant.counts, uniquingKeysWith: +)
    }
    return true
  }

  mutating func movePlaces(_ place: (Int) -> Int) {
    for index in variants.indices {
      let counts = variants[index].counts.map { (place($0.key), $0.value) }
      variants[index].counts = Dictionary(counts, uniquingKeysWith: +)
    }
  }

  /// The index of the objects with a tag. Nil if the text is no tag.
  private mutating func index(of tag: String) -> Int? {
    if let index = variants.firstIndex(where: { $0.tag == tag }) { return index }
    // A tag becomes a name.
    guard variants.count < Self.mostVariants, RecordedName.isIdentifier(tag) else { return nil }
    variants.append(Variant(tag: tag))
    return variants.count - 1
  }
}

extension ObservedUnion {
  /// Whether an expert would write a union instead of a struct with optional fields.
  ///
  /// The objects with a tag have fields of their own, which each of them has and no other object. One tag may have none.
  /// Common fields are in the minority, unless many tags have fields of their own.
  func isUnion(of object: ObservedObject) -> Bool {
    let isSeen = variants.count >= Self.many || variants.count { $0.count > 1 } > 1
    guard variants.count > 1, isSeen, let tag = object[key] else { return false }
    let owners = variants.reduce(into: [Int: Int]()) { owners, variant in
      for place in variant.counts.keys where place != tag { owners[place, default: 0] += 1 }
    }
    let own = variants.map { variant in
      variant.counts.count { $0.value == variant.count && owners[$0.key] == 1 }
    }
    let owning = own.count { $0 > 0 }
    let shared = owners.values.count { $0 > 1 }
    return owning > 1 && own.count - owning <= 1
      && (owning >= Self.many || own.reduce(0, +) >= shared)
  }

  private static let many = 4
}
