import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Strings become Swift names", .serialized, .computing)
struct ResolveNamingTests {
  @Test(arguments: [
    ("deck_id", "deckID"), ("image_url", "imageURL"), ("X-Rate-Limit", "xRateLimit"),
    ("USERNAME", "username"), ("userId", "userId"), ("postDate", "postDate"),
    ("is_vip", "isVIP"), ("HTML_URL", "htmlURL"), ("url", "url"), ("id", "id"), ("ID", "id"),
    ("ALL_CAPS", "allCaps"), ("kebab-case", "kebabCase"), ("ErrorMessage", "errorMessage"),
    ("HTMLBody", "htmlBody"), ("ETag", "eTag"), ("Content-MD5", "contentMD5"),
    ("deck_ids", "deckIDs"), ("image_urls", "imageURLs"), ("URLs", "urls"), ("_id", "id"),
    ("user__name", "userName"), ("x_1", "x1"), ("has_2fa", "has2fa"), ("default", "default"),
    ("X-Request-Id", "xRequestID"), ("user_Id", "userID"),
    ("X-RateLimit-Reset", "xRateLimitReset"), ("api_key", "apiKey"), ("https_only", "httpsOnly"),
    ("gpg_key", "gpgKey"), ("has_saml_sso", "hasSAMLSSO"), ("new_idp_url", "newIDPURL"),
    ("is_ghe_host", "isGHEHost"), ("head_sha", "headSHA"), ("sql_text", "sqlText"),
    ("html_url", "htmlURL"),
  ])
  func derivesMemberName(wireName: String, name: String) {
    #expect(SwiftNaming.memberName(for: wireName)?.text == name)
  }

  @Test(arguments: [
    "+1", "-1", "@type", "2fa", "", "_", "--", "-created", "in progress", "a.b", "👍", "größe", "名前",
  ])
  func derivesNoMemberNameFromInvalidString(wireName: String) {
    #expect(SwiftNaming.memberName(for: wireName) == nil)
  }

  @Test(arguments: [
    ("state", "State"), ("image_url", "ImageURL"), ("id", "ID"), ("draw", "Draw"),
    ("topAnswerers", "TopAnswerers"), ("ALL_CAPS", "AllCaps"), ("@type", "Type"),
    ("sshKeyIds", "SSHKeyIDs"), ("HTMLPage", "HTMLPage"), ("userIDs", "UserIDs"),
    ("head_sha", "HeadSHA"), ("contentMD5Hash", "ContentMD5Hash"),
  ])
  func derivesTypeNamePart(key: String, part: String) {
    #expect(SwiftNaming.typeNamePart(for: key) == part)
  }

  @Test(arguments: [
    ("cards", "card"), ("categories", "category"), ("addresses", "address"), ("boxes", "box"),
    ("statuses", "status"), ("status", "status"), ("people", "person"), ("series", "series"),
    ("responses", "response"), ("userAddresses", "userAddress"), ("line_items", "line_item"),
    ("data", "data"), ("movies", "movie"), ("ids", "id"), ("IDs", "ID"), ("news", "news"),
    ("caches", "cache"), ("matches", "match"), ("ties", "tie"), ("cities", "city"),
    ("aws", "aws"), ("_aws", "_aws"), ("sms", "sms"), ("lens", "lens"),
  ])
  func derivesSingular(plural: String, singular: String) {
    #expect(SwiftNaming.singular(of: plural) == singular)
  }

  @Test func acceptsOnlyLowerCamelCaseMemberNames() {
    #expect(SwiftNaming.isMemberName("userId"))
    #expect(!SwiftNaming.isMemberName("user_id"))
    #expect(!SwiftNaming.isMemberName("UserID"))
    #expect(!SwiftNaming.isMemberName("a-b"))
    #expect(!SwiftNaming.isMemberName("1a"))
  }

  @Test(arguments: [
    "Error", "Date", "Request", "Task", "Range", "String", "Client", "Response", "Server",
    "Failure",
  ])
  func suggestsFreeNameForReservedType(name: String) throws {
    let alternative = try #require(ReservedNames.alternative(toType: name))
    #expect(ReservedNames.alternative(toType: alternative) == nil)
    #expect(SwiftNaming.isTypeName(alternative))
  }

  @Test func acceptsUnreservedNames() {
    #expect(ReservedNames.alternative(toType: "Card") == nil)
    #expect(ReservedNames.alternative(toMember: "default") == nil)
    #expect(ReservedNames.alternative(toVerb: "login") == nil)
    #expect(ReservedNames.alternative(toVerb: "version") != nil)
  }
}
