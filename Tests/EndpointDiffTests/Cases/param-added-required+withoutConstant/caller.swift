import ShopAPI

let request = Items.list()
