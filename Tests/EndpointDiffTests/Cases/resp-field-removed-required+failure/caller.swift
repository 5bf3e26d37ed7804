import LibraryAPI

func code(of problem: Problem) -> Int { problem.code }
