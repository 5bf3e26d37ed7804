@_spi(Generated) import EndpointJSON

extension RequestBody {
  /// A form (`application/x-www-form-urlencoded`). `nil` fields are omitted. Without fields there is no body.
  public static func form(_ fields: Parameters, contentType: String? = nil) -> RequestBody {
    if let failure = fields.failure { return RequestBody(.failure(failure), contentType: "") }
    return form(fields.pairs, contentType)
  }

  /// A form with the fields of a struct. `nil` sends no body.
  public static func form(
    of value: (some JSONWritable)?,
    arrays: ParameterStyle? = nil,
    objects: ParameterStyle? = nil,
    contentType: String? = nil
  ) -> RequestBody {
    guard let value else { return .none }
    do throws(JSONFailure) {
      var builder = PairBuilder(arrays: arrays, objects: objects)
      if case .object(let members, _, _) = try WireValue(value) {
        for member in members where !member.value.isNull { builder.add(member.name, member.value) }
      }
      return form(builder.pairs, contentType)
    } catch {
      return RequestBody(failure: error)
    }
  }

  private static func form(_ pairs: [WirePair], _ contentType: String?) -> RequestBody {
    if pairs.isEmpty { return .none }
    var bytes: [UInt8] = []
    var secrets: [Range<Int>] = []
    for pair in pairs {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      bytes += pair.encoded.utf8
      let valueStart = bytes.count - pair.encodedValue.utf8.count
      if pair.isSecret { secrets.append(valueStart..<bytes.count) }
    }
    return RequestBody(
      .bytes(JSONText(bytes: bytes, secrets: secrets)),
      contentType: contentType ?? "application/x-www-form-urlencoded"
    )
  }
}
