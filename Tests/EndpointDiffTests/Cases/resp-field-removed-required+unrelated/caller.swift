import ShopAPI

func hash(of item: Item) -> String { item.secretHash }
