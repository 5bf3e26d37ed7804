/// Holds values until the process ends, if that is soon: freeing two large specs would take longer than writing the report.
package final class KeptValues {
  private var values: [Any] = []

  package init() {}

  func keep(_ value: Any) { values.append(value) }
}
