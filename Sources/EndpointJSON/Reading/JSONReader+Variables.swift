/// Reading into a variable, which keeps its value where reading fails.
///
/// A model whose fields are required begins with any value of their types: `finish` answers whether all of them have come. So its
/// initialiser needs no optional variables, which are what costs the compiler most. Nothing here is inlined, for the same reason.
extension JSONReader {
  /// Reads a string into a variable.
  @inline(never)
  public mutating func string(_ variable: inout String) {
    if let value = string() { variable = value }
  }

  /// Reads a string into a variable.
  @inline(never)
  public mutating func string(_ variable: inout String?) {
    if let value = string() { variable = value }
  }

  /// Reads true or false into a variable.
  @inline(never)
  public mutating func bool(_ variable: inout Bool) {
    if let value = bool() { variable = value }
  }

  /// Reads true or false into a variable.
  @inline(never)
  public mutating func bool(_ variable: inout Bool?) {
    if let value = bool() { variable = value }
  }

  /// Reads an integer into a variable.
  @inline(never)
  public mutating func int(_ variable: inout Int) {
    if let value = int() { variable = value }
  }

  /// Reads an integer into a variable.
  @inline(never)
  public mutating func int(_ variable: inout Int?) {
    if let value = int() { variable = value }
  }

  /// Reads a number into a variable.
  @inline(never)
  public mutating func double(_ variable: inout Double) {
    if let value = double() { variable = value }
  }

  /// Reads a number into a variable.
  @inline(never)
  public mutating func double(_ variable: inout Double?) {
    if let value = double() { variable = value }
  }

  /// Reads an array of values that know how to read themselves into a variable.
  @inlinable
  @inline(never)
  public mutating func array<T: WireDecodable>(_ variable: inout [T]) {
    if let values = array(of: T.self) { variable = values }
  }

  /// Reads an array of values that know how to read themselves into a variable.
  @inlinable
  @inline(never)
  public mutating func array<T: WireDecodable>(_ variable: inout [T]?) {
    if let values = array(of: T.self) { variable = values }
  }

  /// Reads an object as a dictionary of values that know how to read themselves into a variable.
  @inlinable
  @inline(never)
  public mutating func dictionary<T: WireDecodable>(_ variable: inout [String: T]) {
    if let values = dictionary(of: T.self) { variable = values }
  }

  /// Reads an object as a dictionary of values that know how to read themselves into a variable.
  @inlinable
  @inline(never)
  public mutating func dictionary<T: WireDecodable>(_ variable: inout [String: T]?) {
    if let values = dictionary(of: T.self) { variable = values }
  }
}
