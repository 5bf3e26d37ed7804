import EndpointJSON
import EndpointSpec

extension DocumentNode {
  /// `deprecated` of the spec, with the day of `x-sunset`; nil where the object has neither.
  var deprecation: JSONValue? {
    if let day = self[VendorKey.sunset]?.sunset { return ["sunset": .string(day)] }
    return self["deprecated"]?.flag == true ? true : nil
  }

  /// The day of an `x-sunset`: `2027-03-01`, with or without a time behind it. Nil if it is none.
  var sunset: String? {
    guard let text, isDay(String(text.prefix(10))) else { return nil }
    let rest = text.dropFirst(10)
    return rest.isEmpty || rest.hasPrefix("T") || rest.hasPrefix(" ")
      ? String(text.prefix(10)) : nil
  }
}
