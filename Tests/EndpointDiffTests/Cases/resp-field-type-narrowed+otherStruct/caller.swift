import ShopAPI

func m(of item: Item) -> M? { item.m }
