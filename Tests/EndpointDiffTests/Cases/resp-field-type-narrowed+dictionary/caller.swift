import ShopAPI

func isEmpty(_ item: Item) -> Bool { item.m?.isEmpty ?? true }
