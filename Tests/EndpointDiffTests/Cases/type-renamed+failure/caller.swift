import LibraryAPI

func title(of problem: Problem) -> String { problem.title }
