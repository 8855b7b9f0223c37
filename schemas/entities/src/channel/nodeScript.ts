import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from '../common.ts'
import { ListOf, ListQuery } from '../list.ts'

/** Script files that one device can have. */
export const SCRIPTS_MAX = 50
/** Maximum size of one script file in bytes (UTF-8). */
export const SCRIPT_BYTES_MAX = 256 * 1024
/** Largest version that the store's column holds. */
const VERSION_MAX = 2 ** 31 - 1

/** Name of a script file, such as `main.lua`: no folders, and no hidden files. */
export const ScriptName = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-][A-Za-z0-9_.-]*$',
  description: 'Letters, digits and _ . - without a dot at the beginning',
})

/** SHA-256 of the text as UTF-8, in hexadecimal. */
export const ScriptDigest = Type.String({ pattern: '^[0-9a-f]{64}$' })

const ScriptVersionNumber = Type.Integer({ minimum: 1, maximum: VERSION_MAX })

const SCRIPT_STATES = ['waiting', 'applied', 'refused'] as const
/**
 * The state of a script file: `waiting`, the device has not confirmed it; `applied`, the device has it; `refused`, the
 * device reported that it cannot take it.
 */
export const ScriptState = Words(SCRIPT_STATES)
export type ScriptState = Static<typeof ScriptState>

/** Who saved which text of a script file, and when. */
export const NodeScriptVersion = Type.Object({
  name: ScriptName,
  version: ScriptVersionNumber,
  digest: Type.String({ description: 'SHA-256 of the text, hexadecimal' }),
  size: Type.Integer({ minimum: 0, description: 'Bytes of the text as UTF-8' }),
  saved_at: TimestampMs,
  saved_by: Type.String({ description: 'Name of who saved it' }),
  restored_from: Type.Union([ScriptVersionNumber, Type.Null()], {
    description: 'The version that was restored',
  }),
})
export type NodeScriptVersion = Static<typeof NodeScriptVersion>

/** The newest version of a script file, and its state on the device. */
export const NodeScript = Type.Object({
  ...NodeScriptVersion.properties,
  is_deleted: Type.Boolean({ description: 'The device still has it and should remove it' }),
  state: ScriptState,
  asked_at: Type.Integer({
    description: 'When the device was last asked to take it over or to remove it, ms UTC',
  }),
  reported_digest: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the text that the device has; null: it has reported none',
  }),
  reported_at: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the device refused it, in its own words',
  }),
})
export type NodeScript = Static<typeof NodeScript>

/** `GET nodes/{id}/scripts`: by name. */
export const NodeScripts = Type.Object({
  last_contact: Type.Union([TimestampMs, Type.Null()], {
    description: 'When the device last asked for its messages; null: never',
  }),
  scripts: Type.Array(NodeScript, {
    description: 'Those that were deleted follow until the device has removed them',
  }),
})
export type NodeScripts = Static<typeof NodeScripts>

/** One version with its text. */
export const NodeScriptText = Type.Object({
  ...NodeScriptVersion.properties,
  text: Type.String(),
})
export type NodeScriptText = Static<typeof NodeScriptText>

/** Query of `GET nodes/{id}/scripts/{name}`. */
export const NodeScriptQuery = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({ minimum: 1, maximum: VERSION_MAX, description: 'Default: the newest one' }),
    ),
  },
  { additionalProperties: false },
)

const SCRIPT_VERSION_SORTS = ['version'] as const
/** Query of `GET nodes/{id}/scripts/{name}/versions`: searched by author, newest first. */
export const NodeScriptVersionQuery = ListQuery({ sort: SCRIPT_VERSION_SORTS, size: 50 })
export type NodeScriptVersionQuery = Static<typeof NodeScriptVersionQuery>

export const NodeScriptVersionPage = ListOf(NodeScriptVersion)

/** Body of `PUT nodes/{id}/scripts/{name}`. */
export const NodeScriptSave = Type.Object(
  {
    text: Type.String({
      maxLength: SCRIPT_BYTES_MAX,
      description: `At most ${SCRIPT_BYTES_MAX} bytes as UTF-8`,
    }),
    based_on: Type.Union([ScriptVersionNumber, Type.Null()], {
      description: 'The version that was edited; null: the file is new',
    }),
    restored_from: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: VERSION_MAX,
        description: 'The version whose text this is, if one is restored',
      }),
    ),
    continues: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'The caller continues with a text that they saved themselves: of such saves, one every two minutes is kept',
      }),
    ),
  },
  { additionalProperties: false },
)
export type NodeScriptSave = Static<typeof NodeScriptSave>
