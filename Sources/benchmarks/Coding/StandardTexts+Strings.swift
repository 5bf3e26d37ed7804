// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

/// The models of the texts that are mostly strings.
extension Standard {
  // MARK: - gsoc-2018

  struct CodeProject: Codable, Equatable {
    let name, description: String
    let sponsor: CodeSponsor
    let author: CodeAuthor
  }

  struct CodeSponsor: Codable, Equatable {
    let name, disambiguatingDescription, description, url, logo: String
  }

  struct CodeAuthor: Codable, Equatable {
    let name: String
  }

  // MARK: - update-center

  struct UpdateCenter: Codable, Equatable {
    let connectionCheckUrl, id, updateCenterVersion: String
    let core: JenkinsCore
    let plugins: [String: Plugin]
  }

  struct JenkinsCore: Codable, Equatable {
    let buildDate, name, sha1, url, version: String
  }

  struct Plugin: Codable, Equatable {
    let buildDate, excerpt, gav, name, releaseTimestamp, requiredCore: String
    let scm, sha1, title, url, version: String
    let previousTimestamp, previousVersion, wiki: String?
    let labels: [String]?
    let dependencies: [PluginDependency]
    let developers: [PluginDeveloper]
  }

  struct PluginDependency: Codable, Equatable {
    let name, version: String
    let optional: Bool
  }

  struct PluginDeveloper: Codable, Equatable {
    let developerId, email, name: String?
  }
}
