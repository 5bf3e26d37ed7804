/// The members of a union that were not tried yet for a value.
@_spi(Generated) public struct WireChoice<Member: ~Copyable> {
  @usableFromInline var attempts: MemberAttempts

  /// - Parameter attempts: The attempts at a table whose cases are of the type `Member`.
  @inlinable
  init(_ attempts: MemberAttempts) { self.attempts = attempts }
}

@usableFromInline
struct MemberAttempts {
  let table: UnsafePointer<MemberTable>
  /// Whether the keys of an object determine the order, instead of the list of members.
  let hasKeys: Bool
  var tried = JSONFieldSet()
  var last = -1
}

@_spi(Generated) extension JSONReader {
  /// Starts the selection of the union member for the next value.
  @inlinable
  @inline(__always)
  public mutating func choice<Member: ~Copyable & Sendable>(
    of members: WireMembers<Member>
  ) -> WireChoice<Member> {
    WireChoice(attempts(members.table))
  }

  /// The next member to try. Nil if there is none.
  @inlinable
  @inline(__always)
  public mutating func next<Member: ~Copyable>(
    _ choice: inout WireChoice<Member>
  ) -> WireCase<Member>? {
    guard let place = nextCase(&choice.attempts) else { return nil }
    return WireCase(place)
  }

  @usableFromInline
  mutating func attempts(_ table: UnsafePointer<MemberTable>) -> MemberAttempts {
    var hasKeys = false
    if !hasFailed, table.pointee.maximumDepth >= 0 {
      let start = checkpoint()
      hasKeys = enterObject(table.pointee.maximumDepth) != nil
      restore(start)
    }
    return MemberAttempts(table: table, hasKeys: hasKeys)
  }

  /// The place of the next member's case.
  @usableFromInline
  mutating func nextCase(_ attempts: inout MemberAttempts) -> UnsafeRawPointer? {
    guard !hasFailed else { return nil }
    let table = attempts.table
    if attempts.hasKeys {
      guard let member = bestMember(attempts) else { return nil }
      attempts.tried.insert(member)
      return table.pointee.cases[member]
    }
    attempts.last += 1
    return attempts.last < table.pointee.memberCount ? table.pointee.cases[attempts.last] : nil
  }
}

// MARK: - Examination of the keys

extension JSONReader {
  /// The examined keys of an object, as bits.
  private struct Look {
    let table: UnsafePointer<MemberTable>
    let present: UnsafeMutablePointer<UInt64>
    /// The forms that reject one of the values.
    let refused: UnsafeMutablePointer<UInt64>
    /// The forms that do not list one of the values.
    let unlisted: UnsafeMutablePointer<UInt64>
    /// The form that takes precedence if it matches, or -1.
    var first: Int

    init(_ words: UnsafeMutablePointer<UInt64>, _ attempts: MemberAttempts) {
      table = attempts.table
      present = words
      refused = present + table.pointee.keyWords
      unlisted = refused + table.pointee.formWords
      first = attempts.tried == JSONFieldSet() ? table.pointee.first : -1
    }

    /// Records a key. False if it occurred before.
    @inline(__always)
    mutating func insert(_ key: Int) -> Bool {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: key & 63)
      guard present[key &>> 6] & bit == 0 else { return false }
      present[key &>> 6] |= bit
      return true
    }

    mutating func check(_ key: Int, _ value: JSONValue?) {
      for check in table.pointee.checks[key] {
        if let value, check.values.contains(value) { continue }
        if value == .null, check.takesNull { continue }
        let bit: UInt64 = 1 << UInt64(check.form % 64)
        if check.isOnly {
          refused[check.form / 64] |= bit
        } else {
          unlisted[check.form / 64] |= bit
        }
        if check.form == first { first = -1 }
      }
    }

    /// Whether the rest of the object is irrelevant.
    @inline(__always)
    var isDecided: Bool { first >= 0 && table.pointee.takes(first, present) }

    /// The member to try: of those that match, the one with the most keys of the object.
    func best(_ depth: Int, without tried: JSONFieldSet) -> Int? {
      var best: (score: Int64, member: Int)?
      for (index, form) in table.pointee.forms.enumerated() {
        let bit: UInt64 = 1 << UInt64(index % 64)
        guard form.reaches(depth), refused[index / 64] & bit == 0, !tried.contains(form.member),
          table.pointee.takes(index, present)
        else { continue }
        // A form that lists all values takes precedence over any number of keys.
        let listed: Int64 = unlisted[index / 64] & bit == 0 ? 1 << 32 : 0
        let score = listed + Int64(table.pointee.knownCount(index, present))
        if score > best?.score ?? -1 { best = (score, form.member) }
      }
      return best?.member
    }
  }

  private mutating func bestMember(_ attempts: MemberAttempts) -> Int? {
    let table = attempts.table
    let words = table.pointee.keyWords + 2 * table.pointee.formWords
    let start = checkpoint()
    let member = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words) { words in
      words.initialize(repeating: 0)
      guard let bits = words.baseAddress,
        let depth = enterObject(table.pointee.maximumDepth)
      else { return Int?.none }
      var look = Look(bits, attempts)
      if bridge != nil { lookInBridge(&look) } else { lookOverKeys(&look) }
      if look.isDecided, depth == 0 { return table.pointee.forms[look.first].member }
      return look.best(depth, without: attempts.tried)
    }
    let bytes = index - start.index
    restore(start)
    // Skipping is faster than reading, and happens once per level around a value.
    countReread(bytes / 2)
    return hasFailed ? nil : member
  }

  /// Moves to the next object, through the first elements of arrays. Returns their number, or nil if there is no
  /// object.
  private mutating func enterObject(_ maximumDepth: Int) -> Int? {
    for depth in 0...max(maximumDepth, 0) {
      if bridge != nil {
        switch kind {
        case .object: return depth
        case .array where depth < maximumDepth: guard enterBridgedArray() else { return nil }
        default: return nil
        }
      } else {
        if token() == UInt8(ascii: "{") { return depth }
        guard depth < maximumDepth, take(UInt8(ascii: "[")) else { return nil }
      }
    }
    return nil
  }

  private mutating func enterBridgedArray() -> Bool {
    guard let bridge, let first = try? bridge.elements(at: bridge.place).first else { return false }
    bridge.place = first
    return true
  }

  private mutating func lookOverKeys(_ look: inout Look) {
    let keys = look.table.pointee.keys
    index += 1
    var skipper = ValueSkipper(scanner, at: index)
    while skipper.hasRoom, let key = skipper.takePlainKey() {
      if let field = keys.pointee.firstIndex(
        of: base + key.start,
        count: key.end &- key.start,
        available: end &- key.start
      ), look.insert(field) {
        if look.table.pointee.hasChecks[field] {
          check(field, at: skipper.position, &look)
        }
        if look.isDecided { return }
      }
      guard skipper.hasRoom, skipper.takeValue(maximumDepth: Self.maximumDepth - depth) else {
        break
      }
      let isLast = !skipper.take(UInt8(ascii: ","))
      index = skipper.position
      if isLast { return }
    }
    lookOverUnusualKeys(&look)
  }

  /// Examines keys that are escaped, or close to the end of the text.
  @inline(never)
  private mutating func lookOverUnusualKeys(_ look: inout Look) {
    var isFirst = true
    while nextKey(isFirst: isFirst) {
      isFirst = false
      if let field = indexOfKey(in: look.table.pointee.keys), look.insert(field) {
        if look.table.pointee.hasChecks[field] { check(field, at: index, &look) }
        if look.isDecided { return }
      }
      skip()
      if problem != nil { return }
    }
  }

  /// Compares the value at an offset with the listed values of its key.
  private mutating func check(_ field: Int, at position: Int, _ look: inout Look) {
    let after = index
    index = position
    look.check(field, listableValue())
    index = after
  }

  /// The next scalar. Nil for arrays, objects and malformed text.
  private mutating func listableValue() -> JSONValue? {
    switch kind {
    case .array, .object: return nil
    case .null, .bool, .number, .string:
      let places = places
      self.places = nil
      defer { self.places = places }
      return value()
    }
  }

  private mutating func lookInBridge(_ look: inout Look) {
    guard let bridge, let container = try? bridge.container(at: bridge.place) else { return }
    for (field, name) in look.table.pointee.keys.pointee.names.enumerated() {
      let key = JSONCodingKey(name)
      guard container.contains(key), look.insert(field) else { continue }
      guard look.table.pointee.hasChecks[field] else { continue }
      bridge.place = .field(container, key)
      look.check(field, listableValue())
    }
  }
}
