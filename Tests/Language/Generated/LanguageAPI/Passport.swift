// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A whole multipart body with a file, which is never JSON.
public nonisolated struct Passport: MemberwiseEquatable, Sendable {
  public var photo: FileUpload
  public var name: String
  public var born: Day
  public var issued: Day
  public var passportNumber: String

  public init(photo: FileUpload, name: String, born: Day, issued: Day, passportNumber: String) {
    self.photo = photo
    self.name = name
    self.born = born
    self.issued = issued
    self.passportNumber = passportNumber
  }
}

// MARK: - Equality

nonisolated extension Passport {
  public static func areEqual(_ one: Passport, _ other: Passport) -> Bool {
    guard Equality.of(one.photo, other.photo),
      Equality.of(one.name, other.name),
      Equality.of(one.born, other.born),
      Equality.of(one.issued, other.issued),
      Equality.of(one.passportNumber, other.passportNumber)
    else { return false }
    return true
  }
}

// MARK: - Printing

nonisolated extension Passport: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "photo": photo,
        "name": name,
        "born": born,
        "issued": issued,
        "passportNumber": Secret.masked,
      ]
    )
  }
}
