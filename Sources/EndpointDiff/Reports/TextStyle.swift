/// The few styles of terminals that the text report uses.
struct TextStyle {
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case removed = "31"
    case added = "32"
  }

  let usesColor: Bool

  func styled(_ text: String, _ style: Style?) -> String {
    guard usesColor, let style else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}

extension Level {
  var textStyle: TextStyle.Style? {
    switch self {
    case .breaking: .red
    case .care: .yellow
    case .safe: nil
    }
  }
}
