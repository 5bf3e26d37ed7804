import LibraryAPI

func title(of item: Item) -> String? {
  if case .game(let game) = item { game.title } else { nil }
}
