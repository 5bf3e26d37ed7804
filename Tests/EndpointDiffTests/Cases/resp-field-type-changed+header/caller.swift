import LibraryAPI

func total(of response: Response<[Book]>) -> Int? { response.xTotal }
