/// Quotes a text of the spec for a message: without control characters, and shortened.
package func quoted(_ text: String) -> String {
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == longestQuote {
      result += "…"
      break
    }
    count += 1
    if scalar.value < 0x20 || scalar.value == 0x7F {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private let longestQuote = 60

/// `"a", "b" or "c"`
package func quotedList(_ texts: [String], _ conjunction: String = "or") -> String {
  let names = texts.map(quoted)
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
