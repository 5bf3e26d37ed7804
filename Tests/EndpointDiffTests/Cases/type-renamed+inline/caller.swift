import LibraryAPI

func count(of latest: Books.LatestResponse) -> Int { latest.count }
