import LibraryAPI

func code(of cover: Cover) -> String { cover.rawValue }
