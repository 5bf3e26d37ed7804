import LibraryAPI

func code(of item: Item) -> Int? {
  if case .code(let code) = item { code } else { nil }
}
