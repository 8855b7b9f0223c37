/** A config as it was saved: nothing is known about it. */
export type SavedConfig = Readonly<Record<string, unknown>>

/** One named, pure step from version `from` to version `from + 1`. */
export interface Migration {
  /** The version that it takes; it gives the next one. */
  from: number
  /** What changes, in words: "rename filtered_data_point_ids". */
  name: string
  /** Pure: gives a new config, and may throw where it cannot. */
  migrate(config: SavedConfig): SavedConfig
}

/** What became of a saved config. */
export type MigrationResult =
  | { state: 'current' | 'migrated'; config: SavedConfig; steps: readonly string[] }
  /** Saved by a newer plugin: show it read-only and keep its bytes. */
  | { state: 'newer'; savedVersion: number; knownVersion: number }
  | { state: 'failed'; step: string; reason: string }
