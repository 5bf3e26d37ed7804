extension Client {
  /// The pages of an endpoint from this request on. Each page is requested when the loop needs it.
  public func pages<R: APIPagedRequest>(
    _ request: R
  ) -> APISequence<R.Value, Service.Failure> where R.Failure == Service.Failure {
    APISequence { PageTraversal(self, request.pagedRequest) }
  }

  /// The items of all pages from this request on. Each page is requested when the loop needs its first item.
  public func items<R: APIPagedRequest>(
    _ request: R
  ) -> APISequence<R.Item, Service.Failure> where R.Failure == Service.Failure {
    APISequence { ItemTraversal(self, request.pagedRequest) }
  }
}
