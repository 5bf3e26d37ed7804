import Mutation
import Testing

@testable import EndpointJSON

@Suite("Nearest names")
struct NearestNameTests {
  /// The index finds what a comparison with each name finds.
  @Test(arguments: UInt64(0)..<40)
  func indexFindsWhatAFullSearchFinds(seed: UInt64) {
    var chance = Chance(seed: seed)
    let names = (0..<60).map { _ in chance.name() }
    let index = NameIndex(names)
    for _ in 0..<40 {
      let isNew = chance.number(in: 0...2) == 0
      let name = isNew ? chance.name() : chance.misspelled(chance.pick(names))
      #expect(index.nearest(to: name) == fullSearch(name, names), "\(name) among \(names)")
    }
  }

  @Test func namesWithOtherLengthsInLowercaseAreFound() {
    #expect(NameIndex(["İstanbul", "Ankara"]).nearest(to: "İstanbull")?.name == "İstanbul")
    #expect(NameIndex(["Straße"]).nearest(to: "STRASSE")?.distance == 2)
  }

  private func fullSearch(_ name: String, _ names: [String]) -> NearestName? {
    guard !name.isEmpty else { return nil }
    let distances = names.map {
      distance(Array(name.lowercased().utf8), Array($0.lowercased().utf8))
    }
    guard let least = distances.min(), least <= max(1, name.utf8.count / 3) else { return nil }
    let nearest = names.indices.filter { distances[$0] == least }.map { names[$0] }
    let isSame = lettersAndDigits(of: name) == lettersAndDigits(of: nearest[0])
    let isClear = Set(nearest).count == 1 && (isSame || least <= 1 && name.utf8.count > 2)
    return NearestName(name: nearest[0], distance: least, isClear: isClear)
  }

  /// The number of wrong, missing, added and swapped letters.
  private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      rows.append([i + 1])
      for j in b.indices {
        var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, rows[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1].append(least)
      }
    }
    return rows[a.count][b.count]
  }
}

extension Chance {
  private static let letters = "abcAB_1é"

  /// A random name of few letters, so that many are similar.
  fileprivate mutating func name() -> String {
    let letters = Array(Self.letters)
    return String((0..<number(in: 1...9)).map { _ in pick(letters) })
  }

  /// The name with one to three mistakes.
  fileprivate mutating func misspelled(_ name: String) -> String {
    (0..<number(in: 1...3)).reduce(name) { name, _ in
      guard name.count > 1, number(in: 0...3) == 0 else {
        return nearMiss(of: name, from: Self.letters)
      }
      var letters = Array(name)
      let place = number(in: 1...letters.count - 1)
      letters.swapAt(place - 1, place)
      return String(letters)
    }
  }
}
