import type { Manifest } from '@airshed/contract'
import type { ArchiveProblem, PluginArchive } from '@airshed/plugin-archive'

/** A reason to reject an archive: where, what was expected, what was found, and how to fix it. */
export type Refusal = Pick<ArchiveProblem, 'place' | 'message'>

/** A valid archive, as stored. */
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
  /** As in Keep a Changelog; empty if there is none. */
  changelog: string
  licences: PluginArchive['licences']
  /** Key that signed the archive, in base64, or null if it is unsigned. */
  publisherKey: string | null
  /** Path → content; `validator.js` is compiled by the server from the schema. */
  files: ReadonlyMap<string, Uint8Array>
  /** File → `sha384-…`, for scripts and styles. */
  integrity: Readonly<Record<string, string>>
  /** Reasons why it may only run isolated. */
  trustProblems: readonly string[]
}

export type Verdict =
  | { readonly accepted: AcceptedArchive; readonly problems: readonly [] }
  | { readonly accepted: null; readonly problems: readonly Refusal[] }
