/// The next key of `WireKeys`, or the next member of `WireMembers`.
@_spi(Generated) public struct WireCase<Name: ~Copyable> {
  @usableFromInline let pointer: UnsafePointer<Name>

  @inlinable
  @inline(__always)
  init(_ pointer: UnsafePointer<Name>) { self.pointer = pointer }

  /// The case of the key or member.
  @inlinable
  public var name: Name {
    @inline(__always)
    _read { yield pointer.pointee }
  }
}

/// The cases of an enum, in the order in which they were added.
///
/// Its memory is never freed, so that the cases can be borrowed from it at any time.
struct WireCaseList<Name: ~Copyable>: ~Copyable {
  private var cases = UnsafeMutablePointer<Name>.allocate(capacity: 8)
  private var capacity = 8
  private var count = 0

  var pointer: UnsafePointer<Name> { UnsafePointer(cases) }

  mutating func append(_ name: consuming Name) {
    if count == capacity { grow() }
    (cases + count).initialize(to: name)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Name>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: cases, count: count)
    cases.deallocate()
    cases = larger
    capacity *= 2
  }
}
