import EndpointJSON
import EndpointSpec

extension DocumentNode {
  /// The `deprecated` value of the spec with the date of `x-sunset`. Nil if the object has neither.
  var deprecation: JSONValue? {
    if let day = self[VendorKey.sunset]?.sunset { return ["sunset": .string(day)] }
    return self["deprecated"]?.flag == true ? true : nil
  }

  /// The date of an `x-sunset`, without the time: `2027-03-01`. Nil if the text is not a date.
  var sunset: String? {
    guard let text else { return nil }
    let (day, rest) = (String(text.prefix(10)), text.dropFirst(10))
    let isAlone = rest.isEmpty || rest.hasPrefix("T") || rest.hasPrefix(" ")
    return isAlone && isDay(day) ? day : nil
  }
}
