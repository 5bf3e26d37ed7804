import ShopAPI

let request = Items.list(sort: .a)
