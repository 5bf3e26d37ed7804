import ShopAPI

let request = Items.create(nil)
