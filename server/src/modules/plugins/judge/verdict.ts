import type { Manifest } from '@airshed/contract'
import type { ArchiveProblem, PluginArchive } from '@airshed/plugin-archive'

/** A reason to refuse an archive: where, and what was expected, what came, and the cure. */
export type Refusal = Pick<ArchiveProblem, 'place' | 'message'>

/** An archive that keeps the rules, as it is stored. */
export interface AcceptedArchive {
  id: string
  version: string
  kind: Manifest['kind']
  manifest: Manifest
  schema: object
  uiSchema: object
  messages: PluginArchive['messages']
  /** Markdown. */
  readme: string
  /** As in Keep a Changelog; empty: none. */
  changelog: string
  licences: PluginArchive['licences']
  /** Key that signed the archive, in base64; null: nobody did. */
  publisherKey: string | null
  /** Path → content; `validator.js` is compiled here from the schema. */
  files: ReadonlyMap<string, Uint8Array>
  /** File → `sha384-…`, for scripts and styles. */
  integrity: Readonly<Record<string, string>>
  /** Why it may only run isolated. */
  trustProblems: readonly string[]
}

export type Verdict =
  | { readonly accepted: AcceptedArchive; readonly problems: readonly [] }
  | { readonly accepted: null; readonly problems: readonly Refusal[] }
