import EndpointJSON

/// The canonical form of a spec, or of a further file of a folder: what `endpoints format` writes.
///
/// Two spaces a level; every field, parameter, enum value, union member, type and endpoint on a line of its own; what lies
/// below those on one line of up to 100 columns, or else broken the same way. The order stays, and so do the digits
/// of numbers. The time grows with the size of the value.
///
/// - Parameter value: the document, as it was read.
/// - Returns: its text, which ends with a line break and reads as the same value.
package func canonicalText(of value: JSONValue) -> String {
  var writer = CanonicalWriter()
  writer.write(value, .document, indentation: 0, reserved: 0)
  writer.endLine()
  return String(decoding: writer.text, as: UTF8.self)
}
