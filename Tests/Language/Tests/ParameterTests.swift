import Foundation
import LanguageAPI
import Testing

@Suite("Request parameters")
struct ParameterTests {
  @Test func sendsParametersOfReceivers() throws {
    let ship: Ship = "a/b c"
    #expect(try parts(ship.sail()).line == "POST /ships/a%2Fb%20c/sail?knots=5")
    #expect(try parts(Ship.all()).line == "GET /ships")
    let berth = Berth(id: 7, name: "ü?")
    #expect(
      try parts(berth.paint(colour: "red & blue")).line
        == "PUT /berths/7/colour/%C3%BC%3F?colour=red%20%26%20blue"
    )
    #expect(try parts(Language.ping()).line == "GET /ping")
    #expect(
      try parts(Language.repeat(in: "x", default: 1, itself: 2)).line
        == "GET /repeat/x?default=1&self_=2"
    )
  }

  @Test func appliesDefaultsOfAPIToEveryRequest() throws {
    let sent = try Language.ping(xTrace: "t").httpRequest(for: .production())
    #expect(sent.url.absoluteString == "https://language.example.com/v1/ping?site=main")
    #expect(sent.headers["X-Client"] == "language")
    #expect(sent.headers["X-Trace"] == "t")
    #expect(sent.timeout == 90.5)
    #expect(sent.endpoint == "ping")
    #expect(
      Language.ping()
        == Language.Request(
          .get,
          "/ping",
          query: ["site": "main"],
          headers: ["X-Client": "language"]
        )
    )
  }

  @Test func sendsEmptyPathIfAllowed() throws {
    #expect(try parts(Places.contents(path: "")).line == "GET /contents/")
    #expect(try parts(Places.contents(path: "a b/c")).line == "GET /contents/a%20b/c")
    #expect(throws: Language.ClientError.self) { try parts(Ship(id: "").sail()) }
  }

  @Test func sendsArraysInPath() throws {
    #expect(
      try parts(Styles.nested(ids: [1, 2, 3], either: .text("t"))).line.hasPrefix(
        "GET /nested/1,2,3"
      )
    )
    #expect(throws: Language.ClientError.self) {
      try parts(Styles.nested(ids: [], either: .text("t")))
    }
  }

  @Test func encodesPathParameters() throws {
    let request = Places.path(
      ship: "s.1",
      path: "a b/ü/c+d",
      since: Date(timeIntervalSince1970: 0),
      loaded: true,
      serial: 9,
      rank: .two,
      day: try #require(Day("2026-11-21")),
      token: "s3cret/",
      price: Decimal(string: "1.50")!
    )
    #expect(
      try parts(request).line
        == "GET /files/s.1.json/a%20b/%C3%BC/c%2Bd/at/1970-01-01/1/9/2/2026-11-21/s3cret%2F/1.5"
    )
    #expect(!shown(request).contains("s3cret"))
    #expect(!request.curl(for: .production()).contains("s3cret"))
    #expect(!shown(try request.httpRequest(for: .production())).contains("s3cret"))
  }

  @Test(arguments: ["a/../b", "..", ".", ""])
  func rejectsPathsWithDotOrEmptySegments(_ path: String) {
    let request = Places.path(
      ship: "s",
      path: path,
      since: Date(),
      loaded: true,
      serial: 9,
      rank: .two,
      day: Day(Date(), in: .gmt),
      token: "t",
      price: 1
    )
    #expect(throws: Language.ClientError.self) { try request.httpRequest(for: .production()) }
  }

  @Test(arguments: ["", ".", ".."])
  func rejectsDotOrEmptySegments(_ text: String) {
    #expect(throws: Language.ClientError.self) {
      try Ship(id: text).sail().httpRequest(for: .production())
    }
  }

  @Test func encodesQueryParameters() throws {
    let date = Date(timeIntervalSince1970: 1.5)
    #expect(
      try parts(Places.query(text: "a+b&c=d %é🃏")).line
        == "GET /query?text=a%2Bb%26c%3Dd%20%25%C3%A9%F0%9F%83%8F&limit=null&size=20&version=3"
    )
    let request = Places.query(
      text: "",
      flag: false,
      on: true,
      count: -1,
      ratio: 0.5,
      amount: Decimal(string: "1.10"),
      at: date,
      unix: date,
      millis: date,
      day: Day("2026-11-21"),
      link: URL(string: "https://a.b/?c=d"),
      id: UUID(uuidString: "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB"),
      blob: Data([255, 254]),
      anything: ["a": [1, 2]],
      suit: .clubs,
      level: .high,
      stamp: date,
      signature: "s3cret",
      limit: 3,
      cursor: "c",
      page: 2,
      size: 9,
      sort: "s",
      direction: "d"
    )
    #expect(
      try parts(request).line == "GET /query?text=&flag=false&on=1&count=-1&ratio=0.5&amount=1.1"
        + "&at=1970-01-01T00%3A00%3A01.5Z&unix=1.5&millis=1500&day=2026-11-21&link=https%3A%2F%2Fa.b%2F%3Fc%3Dd"
        + "&id=8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab&blob=%2F%2F4%3D&anything%5Ba%5D=1&anything%5Ba%5D=2"
        + "&suit=CLUBS&level=10&stamp=1.5&signature=s3cret&limit=3&cursor=c&page=2&size=9&version=3&sort=s&dir=d"
    )
    #expect(!shown(request).contains("s3cret"))
    #expect(!request.curl(for: .production()).contains("s3cret"))
    #expect(request.curl(for: .production()).contains("suit=CLUBS"))
  }

  @available(*, deprecated)
  @Test func formerLabelsRemainAvailable() throws {
    #expect(Places.query(text: "a", order: "x") == Places.query(text: "a", sort: "x"))
    #expect(Labels.search(on: "d", "t") == Labels.find(on: "d", "t"))
  }

  @Test func encodesHeadersAndCookies() throws {
    let request = Places.headers(
      xCount: 3,
      ifModifiedSince: Date(timeIntervalSince1970: 0),
      xTags: ["a", "b"],
      xSecret: "s3cret",
      id: "one",
      xID: "two",
      sid: "c00kie",
      theme: .jack
    )
    let sent = try parts(request)
    #expect(sent.line == "GET /headers?id=two")
    #expect(sent.headers["X-Count"] == "3")
    #expect(sent.headers["If-Modified-Since"] == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(sent.headers["X-Tags"] == "a, b")
    #expect(sent.headers["X-Secret"] == "s3cret")
    #expect(sent.headers["X-ID"] == "one")
    #expect(sent.headers["X-Kind"] == "plain")
    #expect(sent.headers["Cookie"] == "sid=c00kie; theme=JACK")
    #expect(sent.headers["Accept-Language"] == "en")
    #expect(sent.headers.first { $0.key.lowercased() == "x-client" }?.value == "other")
    for text in [
      shown(request), request.curl(for: .production()),
      shown(try request.httpRequest(for: .production())),
    ] {
      #expect(!text.contains("s3cret"))
      #expect(!text.contains("c00kie"))
    }
    let least = try parts(Places.headers(id: "1", xID: "2"))
    #expect(least.headers["Cookie"] == nil)
    #expect(least.headers["X-Tags"] == nil)
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\u{0}b"])
  func rejectsHeaderInjection(_ text: String) {
    #expect(throws: Language.ClientError.self) {
      try Places.headers(id: text, xID: "2").httpRequest(for: .production())
    }
  }

  @Test func encodesArrayStyles() throws {
    let request = Styles.arrays(
      repeat: ["a", "b c"],
      comma: ["a,b", "c"],
      space: [1, 2],
      pipe: [.clubs, .spades],
      brackets: ["x", "y"],
      indexed: [7, 8],
      dates: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5)],
      flags: [true, false]
    )
    #expect(
      try parts(request).line
        == "GET /arrays?repeat=a&repeat=b%20c&comma=a%2Cb,c&space=1%202&pipe=CLUBS%7CSPADES"
        + "&brackets%5B%5D=x&brackets%5B%5D=y&indexed%5B0%5D=7&indexed%5B1%5D=8&dates=1,2.5&flags=1&flags=0"
    )
    let empty = Styles.arrays(repeat: [], comma: [], space: [], pipe: [], brackets: [], indexed: [])
    #expect(try parts(empty).line == "GET /arrays")
  }

  @Test func encodesObjectsInArrays() throws {
    let areas = [Area(north: 1, tags: ["a", "b"]), Area(north: 2)]
    let request = Styles.nested(
      ids: [1, 2],
      plain: ["x", "y"],
      areas: areas,
      either: .areas([Area(north: 3)]),
      atlas: Atlas(areas: areas, tags: ["t"]),
      seen: ["a", "b"],
      flags: ["c", "d,e"]
    )
    let line = try parts(request).line.removingPercentEncoding
    #expect(
      line
        == "GET /nested/1,2?plain[]=x&plain[]=y"
        + "&areas[0][north]=1&areas[0][tags][]=a&areas[0][tags][]=b&areas[1][north]=2"
        + "&either[0][north]=3"
        + "&atlas[areas][0][north]=1&atlas[areas][0][tags]=a&atlas[areas][0][tags]=b"
        + "&atlas[areas][1][north]=2&atlas[tags]=t"
    )
    let sent = try request.httpRequest(for: .production())
    #expect(sent.headers["Cookie"] == "seen=a; seen=b; flags=c,d%2Ce")
    let failed = Styles.nested(ids: [], either: .text("t"))
    #expect(throws: (any Error).self) { try failed.httpRequest(for: .production()) }
  }

  @Test func encodesObjectStyles() throws {
    let request = Styles.objects(
      deep: Area(north: 1, south: 2.5, tags: ["a", "b"]),
      flat: Area(north: 3),
      asJSON: Area(north: 4),
      map: ["a": 1],
      times: ["x": Date(timeIntervalSince1970: 5)]
    )
    #expect(
      try parts(request).line
        == "GET /objects?deep%5Bnorth%5D=1&deep%5Bsouth%5D=2.5&deep%5Btags%5D=a&deep%5Btags%5D=b"
        + "&north=3&as_json=%7B%22north%22%3A4%7D&map%5Ba%5D=1&x=5"
    )
  }

  @Test func encodesSpreadFieldsUnderTheirKey() throws {
    let request = Styles.spread(from: Date(timeIntervalSince1970: 5), north: 1)
    #expect(try parts(request).line == "GET /spread?span%5Bfrom%5D=5&span%5Bstep%5D=1&north=1")
  }

  @Test func appliesLabelsAndDefaults() throws {
    #expect(
      try parts(Labels.find(on: "d", "t")).line
        == "GET /find/d?title=t&suit=SPADES&ranks=2&ranks=NEW&since=1700000000&area%5Bnorth%5D=1.5"
    )
    #expect(
      try parts(Labels.find(on: "d", "t", ranks: [], language: "de")).line.hasSuffix("&in=de")
    )
  }

  @Test func buildsURLsOfServers() throws {
    func url(_ server: Language.Server) throws -> String {
      try RequestParts(Language.ping(), for: server).url
    }
    #expect(
      try url(.region(account: "acme")) == "https://eu.example.com:8443/acme/v1/ping?site=main"
    )
    #expect(
      try url(.region(region: .us, port: "1", account: "a"))
        == "https://us.example.com:1/a/v1/ping?site=main"
    )
    #expect(try url(.plain()) == "http://127.0.0.1:8080/ping?site=main")
    #expect(
      try url(.custom(try #require(URL(string: "http://localhost:1/x/"))))
        == "http://localhost:1/x/ping?site=main"
    )
  }

  @Test func resolvesServersAndHostsOfEndpoints() throws {
    func url(_ request: Language.Request<Void>, _ server: Language.Server) throws -> String {
      try RequestParts(request, for: server).url
    }
    #expect(
      try url(Policies.all(), .production()) == "https://login.example.com/policies/all?site=main"
    )
    #expect(
      try url(Policies.host(), .region(account: "acme"))
        == "https://uploads.eu.example.com/policies/acme/host?site=main"
    )
    #expect(
      try url(Policies.host(), .plain(account: "b"))
        == "http://127.0.0.1:8081/up/policies/b/host?site=main"
    )
    #expect(throws: Language.ClientError.self) { try url(Policies.host(), .production()) }
  }
}
