import { PluginId, PluginVersionName } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

export const ARCHIVE_FORMAT = 'airshed-plugin'
/** Raised when an older reader could not understand an archive. */
export const ARCHIVE_FORMAT_VERSION = 1
/** The file that lists the others. */
export const INDEX_FILE = 'airshed.json'

/** `airshed.json`: the archive's metadata, and every other file with its digest. */
export const ArchiveIndex = Type.Object(
  {
    format: Type.Literal(ARCHIVE_FORMAT),
    formatVersion: Type.Literal(ARCHIVE_FORMAT_VERSION),
    id: PluginId,
    version: PluginVersionName,
    kind: Type.Enum(['widget', 'screen', 'device-form'], { type: 'string' }),
    api: Type.String({ maxLength: 50, description: 'Plugin API that it was packed with' }),
    files: Type.Record(
      Type.String(),
      Type.Object(
        {
          sha384: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
          bytes: Type.Integer({ minimum: 0 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type ArchiveIndex = Static<typeof ArchiveIndex>
