import LibraryAPI

func number(of cover: Cover) -> Int { cover.rawValue }
