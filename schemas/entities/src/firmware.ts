import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** Largest firmware image, in bytes: 128 MiB. */
export const FIRMWARE_BYTES_MAX = 128 * 1024 * 1024
/** Largest part of an upload, in bytes: 4 MiB. What a broken line loses is at most the part that it carried. */
export const FIRMWARE_PART_BYTES_MAX = 4 * 1024 * 1024
/** Images that an organization may have, without removed ones. */
export const FIRMWARE_IMAGES_MAX = 100
/** How long an upload is kept that does not go on, ms: 7 days. */
export const FIRMWARE_UPLOAD_KEPT_MS = 7 * 86_400_000
/** Longest notes, in characters. */
export const FIRMWARE_NOTES_MAX = 2000
export const FIRMWARE_PART_TYPE = 'application/octet-stream'

const closed = { additionalProperties: false }

/** Who an image is meant for: everybody, those who want news early, testers, or TSI’s own. */
export const FIRMWARE_CHANNELS = ['stable', 'unstable', 'testing', 'tsi'] as const
export const FirmwareChannel = Words(FIRMWARE_CHANNELS)
export type FirmwareChannel = Static<typeof FirmwareChannel>

/** `uploading`: its bytes have not all arrived. `removed`: it is kept only as part of the history of devices. */
export const FIRMWARE_STATUSES = ['uploading', 'available', 'removed'] as const
export const FirmwareStatus = Words(FIRMWARE_STATUSES)
export type FirmwareStatus = Static<typeof FirmwareStatus>

/** Calls that an image accepts as it is, of the caller. */
const FIRMWARE_ACTIONS = ['upload', 'roll_out', 'delete'] as const
const FirmwareAction = Words(FIRMWARE_ACTIONS)
export type FirmwareAction = Static<typeof FirmwareAction>

/** One line of printable characters: it is a line of the text that is signed. */
const Line = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\s\\u0000-\\u001f\\u007f]+( [^\\s\\u0000-\\u001f\\u007f]+)*$',
    description,
  })
const FirmwareVersion = Line(100, 'As a device reports it once it runs the image, such as `2.4.0`')
const FirmwareDeviceType = Line(100, 'Type of the devices that it is for, such as `Thiamis-1000`')
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Hexadecimal' })
const Signature = Type.String({
  pattern: '^[A-Za-z0-9+/]{86}==$',
  description: 'Ed25519, 64 bytes in base64, of the text that docs/firmware.md describes',
})
const Notes = Type.String({ maxLength: FIRMWARE_NOTES_MAX })
const Bytes = Type.Integer({ minimum: 1, maximum: FIRMWARE_BYTES_MAX })
const Units = (description: string) => Type.Integer({ minimum: 0, description })

/** A firmware image of an organization. */
export const FirmwareImage = Type.Object({
  id: Id,
  organization_id: Type.String(),
  version: FirmwareVersion,
  device_type: FirmwareDeviceType,
  channel: FirmwareChannel,
  status: FirmwareStatus,
  file_name: Type.String(),
  bytes: Bytes,
  received_bytes: Units('How much has arrived; an upload continues there'),
  sha256: Sha256,
  signature: Signature,
  signed_by: Type.String({ description: 'The public key: Ed25519, 32 bytes in base64' }),
  notes: Notes,
  current_units: Units('Devices of the organization that report this version'),
  pending_units: Units('Devices of rollouts of this image that have yet to report it'),
  created_by_name: Type.Union([Type.String(), Type.Null()]),
  created_at: TimestampMs,
  available_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'When all bytes had arrived and were checked; null: they have not',
  }),
  actions: Type.Array(FirmwareAction, { description: 'What the caller may do now' }),
})
export type FirmwareImage = Static<typeof FirmwareImage>

export const FirmwareList = ListOf(FirmwareImage)
export type FirmwareList = Static<typeof FirmwareList>

const FIRMWARE_SORTS = ['created', 'version', 'device_type'] as const
export type FirmwareSort = (typeof FIRMWARE_SORTS)[number]

/** Query of `GET firmware`: searched by version, type and notes, the newest first; removed ones only if they are asked for. */
export const FirmwareQuery = ListQuery({
  sort: FIRMWARE_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    status: Type.Optional(
      Type.Array(FirmwareStatus, {
        maxItems: FIRMWARE_STATUSES.length,
        description: 'Repeated for several. Default: uploading and available',
      }),
    ),
    channel: Type.Optional(
      Type.Array(FirmwareChannel, {
        maxItems: FIRMWARE_CHANNELS.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type FirmwareQuery = Static<typeof FirmwareQuery>

/** Body of `POST firmware`, which begins an upload. */
export const FirmwareUpload = Type.Object(
  {
    organization_id: Id,
    version: FirmwareVersion,
    device_type: FirmwareDeviceType,
    channel: FirmwareChannel,
    file_name: Type.String({ minLength: 1, maxLength: 200 }),
    bytes: Bytes,
    sha256: Sha256,
    signature: Signature,
    notes: Type.Optional(Notes),
  },
  closed,
)
export type FirmwareUpload = Static<typeof FirmwareUpload>

/** What `npm run firmware:sign` writes beside an image, to be uploaded with it. */
export const FirmwareSigned = Type.Object(
  {
    file_name: Type.String({ minLength: 1, maxLength: 200 }),
    device_type: FirmwareDeviceType,
    version: FirmwareVersion,
    bytes: Bytes,
    sha256: Sha256,
    signature: Signature,
  },
  closed,
)
export type FirmwareSigned = Static<typeof FirmwareSigned>

/** Query of `PUT firmware/{id}/parts`. */
export const FirmwarePart = Type.Object(
  {
    offset: Type.Integer({
      minimum: 0,
      maximum: FIRMWARE_BYTES_MAX,
      description: 'Where the part begins: the `received_bytes` of the image',
    }),
  },
  closed,
)
