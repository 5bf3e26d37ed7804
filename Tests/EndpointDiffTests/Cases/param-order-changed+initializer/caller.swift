import ShopAPI

func b(of item: Item) -> Int? { item.b }
