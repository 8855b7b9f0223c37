import type { Manifest } from '@airshed/contract'
import { Type, type Static } from 'typebox'
import type { ArchiveIndex } from './archiveIndex.ts'

/** `licences.json`: the third-party code in the bundle. */
export const Licences = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 214 }),
      version: Type.String({ minLength: 1, maxLength: 100 }),
      licence: Type.String({ minLength: 1, maxLength: 200, description: 'SPDX expression' }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 1_000 },
)
export type Licence = Static<typeof Licences>[number]

/** `messages/<language>.json`: key → text in ICU message format. */
export const ArchiveMessages = Type.Record(Type.String(), Type.String())
export type ArchiveMessages = Static<typeof ArchiveMessages>

/** An archive that was read: complete, undamaged, and with only the files of the format. */
export interface PluginArchive {
  index: ArchiveIndex
  /** As in the file: an object, but only `checkArchive` validates the manifest. */
  manifest: Manifest
  /** Schema of `config`, `params` or `settings`: an object, but only `checkArchive` validates it. */
  schema: object
  /** `{}` when there is none. */
  uiSchema: object
  messages: { en: ArchiveMessages; es: ArchiveMessages }
  /** Markdown. */
  readme: string
  /** In the Keep a Changelog format; empty if there is none. */
  changelog: string
  licences: Licence[]
  /** Key that signed the archive, in base64; null: it is not signed. */
  publisherKey: string | null
  /** Path → content, including `airshed.json`. */
  files: ReadonlyMap<string, Uint8Array>
  /** Digest of the archive, as `sha384-…`. */
  sha384: string
}
