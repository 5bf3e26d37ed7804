import EndpointJSON
import EndpointSpec

extension DocumentNode {
  /// `deprecated` of the spec, with the day of `x-sunset`; nil where the object has neither.
  var deprecation: JSONValue? {
    if let day = self[VendorKey.sunset]?.sunset { return ["sunset": .string(day)] }
    return self["deprecated"]?.flag == true ? true : nil
  }

  /// The day of an `x-sunset`, without a time behind it: `2027-03-01`. Nil if the text has no day.
  var sunset: String? {
    guard let text else { return nil }
    let (day, rest) = (String(text.prefix(10)), text.dropFirst(10))
    let isAlone = rest.isEmpty || rest.hasPrefix("T") || rest.hasPrefix(" ")
    return isAlone && isDay(day) ? day : nil
  }
}
