import { Type, type Static } from 'typebox'
import { Words } from '../common.ts'
import { StartVersion } from '../nodeVersion.ts'
import { SCRIPT_BYTES_MAX, SCRIPTS_MAX } from './nodeScript.ts'

const THIAMIS_PATHS = ['dfs', 'speed', 'automation', 'cron'] as const
/** Settings that have their own endpoint. */
export const ThiamisPath = Words(THIAMIS_PATHS)
export type ThiamisPath = Static<typeof ThiamisPath>

/** Answer of `GET thiamis/{id}/{path}`. */
export const ThiamisSetting = Type.Object({
  value: Type.Unknown({
    description: 'As it was asked for, else as the device reports it; null: neither',
  }),
})
export type ThiamisSetting = Static<typeof ThiamisSetting>

/** Body of `PUT thiamis/{id}/{path}`. */
export const ThiamisSettingEdit = Type.Object(
  {
    value: Type.Union([Type.Integer(), Type.String({ maxLength: 100 })], {
      description: 'As the setting of that name takes it',
    }),
  },
  { additionalProperties: false },
)

/** Longest address that a device can be asked to report to. */
export const ENDPOINT_CHARS_MAX = 255
/** Without credentials, query and fragment, which would be shown to whoever reads the settings. */
export const ENDPOINT_PATTERN =
  '^([Hh][Tt][Tt][Pp]|[Mm][Qq][Tt][Tt])[Ss]?://[A-Za-z0-9.\\-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~%/\\-]*)?$'

const Endpoint = Type.String({
  maxLength: ENDPOINT_CHARS_MAX,
  pattern: ENDPOINT_PATTERN,
  description: 'Address that it reports to from then on: http, https, mqtt or mqtts',
})

/** Body of `PUT thiamis/{serial}/endpoint`. */
export const ThiamisEndpointEdit = Type.Object(
  { value: Endpoint, version: StartVersion },
  { additionalProperties: false },
)

/** Its answer, in lower case. */
export const ThiamisEndpoint = Type.Object({ value: Endpoint }, { additionalProperties: false })
export type ThiamisEndpoint = Static<typeof ThiamisEndpoint>

const FileText = Type.String({
  maxLength: SCRIPT_BYTES_MAX,
  description: `At most ${SCRIPT_BYTES_MAX} bytes as UTF-8`,
})

/** Same as `ScriptName`; the length of a key can only be limited by its pattern. */
const FileName = Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$' })

/** Answer of `GET thiamis/{id}/files`: name of a script file → its newest text. */
export const ThiamisFiles = Type.Record(Type.String(), Type.String())
export type ThiamisFiles = Static<typeof ThiamisFiles>

/** Body of `PUT thiamis/{id}/files`: name → text; files that are not named stay as they are. */
export const ThiamisFilesEdit = Type.Record(FileName, FileText, {
  additionalProperties: false,
  minProperties: 1,
  maxProperties: SCRIPTS_MAX,
})
