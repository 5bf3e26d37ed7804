import ShopAPI

let request = Items.list(includeDeleted: true)
