import AccountsFixtures
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Accounts client", .network)
struct AccountsTests {
  static let welcome = #"""
    {"access_token": "t0ken", "signupdate": "2014-03-05 21:07:09", "homepage": null}
    """#

  @Test func loginSendsFormWithoutNilFields() async throws {
    let server = try TestServer { _ in .json(200, Self.welcome) }
    let client = Client<Accounts>(.custom(server.url))

    let response = try await client.send(
      Accounts.login(username: "CommandShift", password: "1234")
    )

    #expect(response.accessToken == "t0ken")
    #expect(response.signupDate == Date(timeIntervalSince1970: 1_394_053_629))
    #expect(response.homepage == nil)
    let request = server.requests[0]
    #expect(request.method == "POST")
    #expect(request.target == "/login")
    #expect(String(decoding: request.body, as: UTF8.self) == "USERNAME=CommandShift&PASSWORD=1234")
  }

  @Test(arguments: [(true, "1"), (false, "0")])
  func rememberIsSentAsNumber(remember: Bool, sent: String) async throws {
    let stub = StubTransport { _ in .json(200, Self.welcome) }
    let client = Client<Accounts>(.production, transport: stub)

    _ = try await client.send(
      Accounts.login(username: "a&b=c", password: "ü +%", remember: remember)
    )

    let body = try #require(stub.requests.first?.body.data)
    #expect(
      String(decoding: body, as: UTF8.self)
        == "USERNAME=a%26b%3Dc&PASSWORD=%C3%BC%20%2B%25&remember=\(sent)"
    )
  }

  @Test func masksPassword() throws {
    let request = Accounts.login(username: "CommandShift", password: "hunter2")

    #expect(!"\(request)".contains("hunter2"))
    #expect(!String(reflecting: request).contains("hunter2"))
    #expect(!request.curl(for: .production).contains("hunter2"))
    #expect(request.curl(for: .production).contains("CommandShift"))
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }

  @Test func refusalWithStatus200IsServiceFailure() async throws {
    let server = try TestServer { _ in
      .json(200, #"{"status": "error", "message": "Wrong password."}"#)
    }
    let client = Client<Accounts>(.custom(server.url))

    switch await client.result(Accounts.login(username: "a", password: "b")) {
    case .failure(let error):
      guard case .service(.refused, _) = error else {
        Issue.record(error)
        return
      }
      #expect(error.localizedDescription == "Wrong password.")
    case .success: Issue.record("a refusal counted as a success")
    }
  }

  @Test func refusedConnectionIsTransportFailure() async throws {
    let client = Client<Accounts>(.custom(try TestServer.refusedURL()))

    switch await client.result(Accounts.login(username: "a", password: "b")) {
    case .failure(.transport(let error)): #expect(error.kind == .refused)
    case let other: Issue.record("\(other)")
    }
  }

  @Test func avatarSendsFileAndCaptionAsMultipart() async throws {
    let server = try TestServer { _ in .json(200, "{}") }
    let client = Client<Accounts>(.custom(server.url))
    let file = FileUpload(
      data: Data([0xFF, 0xD8, 0xFF]),
      filename: "me.jpg",
      contentType: "image/jpeg"
    )

    _ = try await client.response(for: Accounts.avatar(file: file, caption: "Me"))

    let request = server.requests[0]
    let type = try #require(request.header("content-type"))
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.contains(#"name="caption""#))
    #expect(body.contains(#"filename="me.jpg""#))
    #expect(body.contains("Content-Type: image/jpeg"))
    #expect(Data(request.body).range(of: Data([0xFF, 0xD8, 0xFF])) != nil)
  }
}
