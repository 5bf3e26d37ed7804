/// The places of an app that one finding touches.
package struct AppUses: Equatable, Sendable {
  /// How a place was found.
  package enum Origin: String, Sendable {
    /// The compiler's index.
    case index
    /// The names in the source.
    case names
  }

  package struct Place: Equatable, Sendable {
    package let position: Position
    /// The name as it is written: `draw(count:)`.
    package let name: String
    package let effect: AppEffect
    /// True if only the name is known, and other declarations may have it.
    package let isGuess: Bool
    package let origin: Origin
  }

  /// The uses of one declaration of the old module.
  package struct Declaration: Equatable, Sendable {
    package enum Noun: String, Sendable { case call, use, `switch`, literal }

    /// `Deck.draw(count:)`, or the enum of a `switch`.
    package let name: String
    package let noun: Noun
    /// The number of its uses in the app, without guesses.
    package let total: Int
    /// In the order of paths and lines.
    package let places: [Place]
  }

  package let declarations: [Declaration]

  package var places: [Place] { declarations.flatMap(\.places) }

  package init(_ declarations: [Declaration]) { self.declarations = declarations }
}

/// What was searched for places of an app.
package struct AppSummary: Equatable, Sendable {
  /// The number of Swift files.
  package let files: Int
  /// The number of files that the compiler's index describes.
  package let indexed: Int
  /// The number of places with each effect, without guesses. A place counts once.
  package let places: [AppEffect: Int]
  /// The number of places that share only their name with a changed declaration.
  package let guesses: Int

  package init(files: Int, indexed: Int, of uses: [AppUses]) {
    (self.files, self.indexed) = (files, indexed)
    var effects: [Position: AppEffect] = [:]
    var guessed: Set<Position> = []
    for place in uses.flatMap(\.places) {
      if place.isGuess {
        guessed.insert(place.position)
      } else {
        effects[place.position] = max(effects[place.position] ?? place.effect, place.effect)
      }
    }
    places = effects.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guesses = guessed.subtracting(effects.keys).count
  }
}
