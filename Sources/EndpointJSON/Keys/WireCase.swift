/// The next key of `WireKeys`, or the next member of `WireMembers`.
@_spi(Generated) public struct WireCase<Name: ~Copyable> {
  @usableFromInline let pointer: UnsafePointer<Name>

  /// - Parameter place: The memory of a case of the type `Name`.
  @inlinable
  @inline(__always)
  init(_ place: UnsafeRawPointer) { pointer = place.assumingMemoryBound(to: Name.self) }

  /// The case of the key or member.
  @inlinable
  public var name: Name {
    @inline(__always)
    _read { yield pointer.pointee }
  }
}

/// The places of the cases of a type, in the order in which they were added.
///
/// Their memory is never freed, so that the cases can be borrowed from it at any time. It does not move, so that no
/// function needs their type.
@usableFromInline
class CasePlaces {
  private let size: Int
  private let alignment: Int
  private var places: [UnsafeRawPointer] = []

  required init(_ size: Int, alignment: Int) { (self.size, self.alignment) = (size, alignment) }

  /// No places yet, for cases of a type of this size.
  @usableFromInline
  @inline(never)
  static func empty(_ size: Int, alignment: Int) -> Self { Self(size, alignment: alignment) }

  /// Memory for a case, which the caller must initialize.
  func place() -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(size, 1), alignment: alignment)
  }

  /// Adds memory for a case, which the caller must initialize.
  func addPlace() -> UnsafeMutableRawPointer {
    let place = place()
    add(place)
    return place
  }

  func add(_ place: UnsafeRawPointer) { places.append(place) }

  /// The places as memory that is never freed.
  var pointer: UnsafePointer<UnsafeRawPointer> {
    let pointer = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: places.count)
    pointer.initialize(from: places, count: places.count)
    return UnsafePointer(pointer)
  }
}
