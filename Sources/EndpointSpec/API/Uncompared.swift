/// A property that equality ignores, such as the place of a declaration.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Equatable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (left: Uncompared, right: Uncompared) -> Bool { true }
}
