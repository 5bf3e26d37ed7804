import LibraryAPI

func title(of item: Item) -> String? {
  if case .film(let film) = item { film.title } else { nil }
}
