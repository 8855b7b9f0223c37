/** A config as it was saved, not yet validated. */
export type SavedConfig = Readonly<Record<string, unknown>>

/** One named, pure step from version `from` to version `from + 1`. */
export interface Migration {
  /** The version that it takes; its result has the next one. */
  from: number
  /** A description of the change: "rename filtered_data_point_ids". */
  name: string
  /** Pure: returns a new config, and may throw if it cannot. */
  migrate(config: SavedConfig): SavedConfig
}

/** The result of migrating a saved config. */
export type MigrationResult =
  | { state: 'current' | 'migrated'; config: SavedConfig; steps: readonly string[] }
  /** Saved by a newer plugin: show it read-only and keep its bytes. */
  | { state: 'newer'; savedVersion: number; knownVersion: number }
  | { state: 'failed'; step: string; reason: string }
