/** Limits for the size of a plugin. Sizes are bytes. */
export const ARCHIVE_LIMITS = {
  /** The archive as it is sent. */
  archiveBytes: 5_000_000,
  /** All files together. */
  unpackedBytes: 20_000_000,
  /** One file. */
  fileBytes: 10_000_000,
  /** `plugin.js`: the size that a page has to load before it renders. */
  codeBytes: 2_000_000,
  /** `schema.json`. */
  schemaBytes: 200_000,
  /** `manifest.json`, `ui-schema.json`, `licences.json` and each file of messages. */
  jsonBytes: 500_000,
  /** `README.md`. */
  readmeBytes: 200_000,
  /** `CHANGELOG.md`: it is sent with every version that administrators view. */
  changelogBytes: 50_000,
  /** `signature.json`: a key and a signature. */
  signatureBytes: 1_000,
  /** Files, with `airshed.json`. */
  files: 300,
  /** Characters of a path. */
  pathLength: 200,
  /** Nesting depth of arrays and objects in a JSON file. */
  jsonDepth: 64,
  /** Fields of a form, including those of nested objects. */
  schemaFields: 200,
  /** Nesting of objects in a form; the form itself is the first. */
  schemaDepth: 3,
  /** Sub-schemas of a form: they determine the cost of compiling its validator. */
  schemaParts: 1_500,
  /** Characters of a `pattern`. */
  patternLength: 300,
  /** Nesting depth of a module's syntax; a parser handles fewer brackets. */
  codeDepth: 2_000,
} as const
