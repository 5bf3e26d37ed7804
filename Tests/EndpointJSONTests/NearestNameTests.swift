import Testing

@testable import EndpointJSON

@Suite("Nearest names")
struct NearestNameTests {
  /// The index finds what a comparison with each name finds.
  @Test(arguments: 0..<40)
  func indexFindsWhatAFullSearchFinds(seed: Int) {
    var random = Steps(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
    let names = (0..<60).map { _ in random.name() }
    let index = NameIndex(names)
    for _ in 0..<40 {
      let name = random.next(3) == 0 ? random.name() : random.misspelled(names[random.next(60)])
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

/// Random names of few letters, so that many are similar.
private struct Steps {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func name() -> String {
    let letters = Array("abcAB_1é")
    return String((0..<1 + next(9)).map { _ in letters[next(letters.count)] })
  }

  mutating func misspelled(_ name: String) -> String {
    var letters = Array(name)
    for _ in 0...next(2) {
      let place = next(letters.count + 1)
      switch next(4) {
      case 0: letters.insert("c", at: place)
      case 1 where place < letters.count: letters.remove(at: place)
      case 2 where place + 1 < letters.count: letters.swapAt(place, place + 1)
      default: if place < letters.count { letters[place] = "B" }
      }
    }
    return String(letters)
  }
}
