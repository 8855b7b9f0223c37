import type { Manifest, PluginKind } from '@airshed/contract'
import type { PluginCatalogue } from '@airshed/plugin-archive'
import type { PluginAuthorship, PluginState, PluginTier } from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** A plugin's archive that was checked: once, however many organizations have it. */
export interface PluginArchivesTable {
  /** First 32 hexadecimal characters of the archive's SHA-384. */
  digest: string
  /** The whole of it, `sha384-…`. */
  sha384: string
  /** Size of the archive. */
  bytes: number
  archive: Uint8Array
  plugin_id: string
  version: string
  kind: PluginKind
  /** Type of a widget or a device form, path of a screen. */
  provides: string
  manifest: Json<Manifest>
  schema: Json<object>
  ui_schema: Json<object>
  messages: Json<{ en: Record<string, string>; es: Record<string, string> }>
  /** Markdown. */
  readme: string
  licences: Json<{ name: string; version: string; licence: string }[]>
  /** File → `sha384-…`, for scripts and styles. */
  integrity: Json<Record<string, string>>
  /** Why it may only run isolated; empty: it may be trusted. */
  trust_problems: Json<string[]>
  /** Key that signed it, in base64; null: nobody did. */
  publisher_key: string | null
  /** As in Keep a Changelog; empty: none. */
  changelog: string
  created_at: Millis
}

/** A file that is served; the validator is the server's own, whatever the archive holds. */
export interface PluginFilesTable {
  digest: string
  /** Path in the archive. */
  path: string
  content: Uint8Array
  /** `sha384-…` of the content. */
  sha384: string
}

/** A version of a plugin as one organization has it. */
export interface PluginVersionsTable {
  organization_id: string
  plugin_id: string
  version: string
  digest: string
  state: PluginState
  tier: PluginTier
  /** Name of the person or token at that time. */
  published_by: string
  published_at: Millis
  /** Account that sent it, or address of the catalogue it came from; null: from before that was kept. */
  source: string | null
  /** As the catalogue said it; null: it was uploaded. */
  about: Json<PluginAuthorship> | null
}

/** The key that has to sign every further version of a plugin, even after all were removed. */
export interface PluginOwnersTable {
  organization_id: string
  plugin_id: string
  /** Ed25519, in base64. */
  public_key: string
  since: Millis
}

/** The version at which a plugin stays in one organization. */
export interface PluginPinsTable {
  organization_id: string
  plugin_id: string
  version: string
}

/** A catalogue of plugins as it was read last. */
export interface PluginCataloguesTable {
  url: string
  etag: string | null
  /** The last one that could be used; null: there was none yet. */
  content: Json<PluginCatalogue> | null
  /** When it was last known to be current; null: never. */
  read_at: Millis | null
  /** Why it cannot be read now; null: it can. */
  problem: string | null
  problem_since: Millis | null
}

/** A picture that a catalogue shows. */
export interface PluginScreenshotsTable {
  /** Hexadecimal, of the bytes. */
  sha256: string
  media_type: string
  bytes: Uint8Array
  read_at: Millis
}
