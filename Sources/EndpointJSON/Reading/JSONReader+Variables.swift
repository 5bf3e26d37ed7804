/// Reads into a variable, which does not change if reading fails.
///
/// A model starts its required fields with arbitrary values, and `finish` returns whether all of them were read. So its
/// initializer needs no optional variables, which are the most expensive for the compiler. For the same reason, nothing
/// here is inlined.
@_spi(Generated) extension JSONReader {
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

  /// Reads a value into a variable.
  @inlinable
  @inline(never)
  public mutating func value<T: JSONReadable>(_ variable: inout T) {
    if let value = T(from: &self) { variable = value }
  }

  /// Reads a value into a variable.
  @inlinable
  @inline(never)
  public mutating func value<T: JSONReadable>(_ variable: inout T?) {
    if let value = T(from: &self) { variable = value }
  }

  /// Reads an array of `WireDecodable` values into a variable.
  @inlinable
  @inline(never)
  public mutating func array<T: JSONReadable>(_ variable: inout [T]) {
    if let values = array(of: T.self) { variable = values }
  }

  /// Reads an array of `WireDecodable` values into a variable.
  @inlinable
  @inline(never)
  public mutating func array<T: JSONReadable>(_ variable: inout [T]?) {
    if let values = array(of: T.self) { variable = values }
  }

  /// Reads a dictionary of `WireDecodable` values into a variable.
  @inlinable
  @inline(never)
  public mutating func dictionary<T: JSONReadable>(_ variable: inout [String: T]) {
    if let values = dictionary(of: T.self) { variable = values }
  }

  /// Reads a dictionary of `WireDecodable` values into a variable.
  @inlinable
  @inline(never)
  public mutating func dictionary<T: JSONReadable>(_ variable: inout [String: T]?) {
    if let values = dictionary(of: T.self) { variable = values }
  }
}
