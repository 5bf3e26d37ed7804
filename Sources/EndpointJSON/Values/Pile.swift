/// A stack whose upper part is moved into an array. Copying would retain every reference in it.
struct Pile<Element>: ~Copyable {
  private(set) var count = 0
  private var room = 0
  private var base: UnsafeMutablePointer<Element>?

  deinit {
    base?.deinitialize(count: count)
    base?.deallocate()
  }

  mutating func push(_ element: consuming Element) {
    if count == room { grow() }
    base.unsafelyUnwrapped.advanced(by: count).initialize(to: element)
    count += 1
  }

  /// Changes the top element, if there is one.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    if count > 0 { change(&base.unsafelyUnwrapped[count - 1]) }
  }

  /// Removes the elements after the first `first`, lowest first.
  mutating func takeAll(from first: Int) -> [Element] {
    let taken = count - first
    guard taken > 0, let base else { return [] }
    count = first
    return [Element](unsafeUninitializedCapacity: taken) { buffer, initializedCount in
      buffer.baseAddress?.moveInitialize(from: base + first, count: taken)
      initializedCount = taken
    }
  }

  private mutating func grow() {
    room = max(16, 2 * room)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let base {
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = larger
  }
}
