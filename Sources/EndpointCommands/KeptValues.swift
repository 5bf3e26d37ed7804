/// Holds values until the process ends, if that is soon: freeing a large spec would take longer than writing what was
/// made of it.
package final class KeptValues {
  private var values: [Any] = []

  package init() {}

  func keep(_ value: Any) { values.append(value) }
}
