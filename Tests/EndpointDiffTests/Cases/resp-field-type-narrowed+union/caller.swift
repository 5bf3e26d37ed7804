import ShopAPI

func isCat(_ pet: Pet) -> Bool {
  if case .cat = pet { return true }
  return false
}
