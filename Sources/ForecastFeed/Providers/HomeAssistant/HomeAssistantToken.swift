/// A long-lived access token, from a file that nobody else may read.
struct HomeAssistantToken: Sendable {
  private let file: SecretFile

  /// Reads the file. Throws what is to be changed about it, with the command that does.
  init(file path: String) throws(FeedError) { file = try SecretFile(path, holding: "access token") }

  /// The field that opens the door.
  var field: HTTPHeaders.Field { HTTPHeaders.Field("Authorization", "Bearer \(file.secret)") }
}

extension HomeAssistantToken: CustomStringConvertible, CustomReflectable {
  var description: String { "(a token)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
