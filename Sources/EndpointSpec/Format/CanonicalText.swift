import EndpointJSON

/// The canonical form of a spec file, as `endpoints format` writes it.
///
/// The indentation is two spaces. Every field, parameter, enum value, union member, type and endpoint is on its own
/// line. Values below these are on one line of up to 100 columns, or broken in the same way. The order and the digits
/// of numbers are unchanged. The time is linear in the size of the value.
///
/// - Parameter value: The parsed document.
/// - Returns: The text, which ends with a line break and parses to the same value.
package func canonicalText(of value: JSONValue) -> String {
  var writer = CanonicalWriter()
  writer.write(value, .document, indentation: 0, reserved: 0)
  writer.endLine()
  return String(decoding: writer.text, as: UTF8.self)
}
