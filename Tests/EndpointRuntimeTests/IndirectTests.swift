import EndpointRuntime
import Testing

@Suite("Indirect properties")
struct IndirectTests {
  private struct Owner: Equatable {
    let name: String
  }

  private struct Repo: Equatable {
    @Indirect private(set) var owner: Owner
    @Indirect private(set) var parent: Owner?
  }

  private let repo = Repo(owner: Owner(name: "ann"), parent: nil)

  @Test func comparesByValue() {
    #expect(repo == Repo(owner: Owner(name: "ann"), parent: nil))
    #expect(repo != Repo(owner: Owner(name: "bob"), parent: nil))
    #expect(repo != Repo(owner: Owner(name: "ann"), parent: Owner(name: "ann")))
  }

  @Test func printsValueWithoutBox() {
    let text = String(describing: repo)
    #expect(text.contains("name: \"ann\""))
    #expect(text.contains("_parent: nil"))
    #expect(!text.contains("Box"))
  }

  @Test func dumpsValueWithoutBox() {
    var text = ""
    dump(repo, to: &text)
    #expect(text.contains("name: \"ann\""))
    #expect(!text.contains("box"))
  }
}
