import LibraryAPI

func opacity(of paint: Paint) -> Double? { paint.opacity }
