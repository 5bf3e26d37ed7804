import Foundation
import LibraryAPI

func request(since date: Date) -> Library.Request<[Book]> { Books.list(since: date) }
