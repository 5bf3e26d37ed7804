/// Which of a model's fields a value is of: `f3` for the one behind the first three.
///
/// Generated code looks at cases, not at numbers: for each number in a `switch` the compiler weighs every `~=` that there is.
public enum JSONField: Sendable {
  case f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11
  case f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23
  case f24, f25, f26, f27, f28, f29, f30, f31, f32, f33, f34, f35
  case f36, f37, f38, f39, f40, f41, f42, f43, f44, f45, f46, f47
  case f48, f49, f50, f51, f52, f53, f54, f55, f56, f57, f58, f59
  case f60, f61, f62, f63, f64, f65, f66, f67, f68, f69, f70, f71
  case f72, f73, f74, f75, f76, f77, f78, f79, f80, f81, f82, f83
  case f84, f85, f86, f87, f88, f89, f90, f91, f92, f93, f94, f95
  case f96, f97, f98, f99, f100, f101, f102, f103, f104, f105, f106, f107
  case f108, f109, f110, f111, f112, f113, f114, f115, f116, f117, f118, f119
  case f120, f121, f122, f123, f124, f125, f126, f127, f128, f129, f130, f131
  case f132, f133, f134, f135, f136, f137, f138, f139, f140, f141, f142, f143
  case f144, f145, f146, f147, f148, f149, f150, f151, f152, f153, f154, f155
  case f156, f157, f158, f159, f160, f161, f162, f163, f164, f165, f166, f167
  case f168, f169, f170, f171, f172, f173, f174, f175, f176, f177, f178, f179
  case f180, f181, f182, f183, f184, f185, f186, f187, f188, f189, f190, f191
  case f192, f193, f194, f195, f196, f197, f198, f199, f200, f201, f202, f203
  case f204, f205, f206, f207, f208, f209, f210, f211, f212, f213, f214, f215
  case f216, f217, f218, f219, f220, f221, f222, f223, f224, f225, f226, f227
  case f228, f229, f230, f231, f232, f233, f234, f235, f236, f237, f238, f239
  case f240, f241, f242, f243, f244, f245, f246, f247, f248, f249, f250, f251
  case f252, f253, f254, f255

  /// The most fields that there are cases for.
  package static let limit = 256

  /// - Parameter number: Less than `limit`.
  @inline(__always)
  init(_ number: Int) {
    // The cases of an enum without payloads are numbered in their order, and 256 of them take a byte.
    self = unsafeBitCast(UInt8(number), to: JSONField.self)
  }
}
