import LibraryAPI

func isFilm(_ item: Item) -> Bool {
  if case .film = item { true } else { false }
}
