import { Type, type Static } from 'typebox'
import { TimestampMs } from '../common.ts'
import { DeviceCommandName } from './deviceCommand.ts'
import { ScriptName } from './nodeScript.ts'

/** Increases with each message to one device. */
const Position = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Longest time that a device can wait for a message, s. */
const INBOX_WAIT_MAX_S = 60

/** Query of `GET /devices/{serial}/inbox`. */
export const InboxQuery = Type.Object(
  {
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        default: 0,
        description: 'The `after` of the previous answer; 0: everything that is still valid',
      }),
    ),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: INBOX_WAIT_MAX_S,
        default: 0,
        description: 'Seconds to wait for a message if there is none',
      }),
    ),
  },
  { additionalProperties: false },
)

/** All desired settings of a device; those it does not know are refused by name. */
const SettingsMessage = Type.Object({
  type: Type.Literal('settings'),
  position: Position,
  version: Type.Integer({ minimum: 1 }),
  settings: Type.Record(Type.String(), Type.Unknown()),
  timezone: Type.String({
    description: 'IANA zone in which its schedule and working hours are written',
  }),
  sensors: Type.Optional(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), {
      description: 'What is asked of its sensors, by their connections; absent: of none',
    }),
  ),
})

const CommandMessage = Type.Object({
  type: Type.Literal('command'),
  position: Position,
  id: Type.String(),
  name: DeviceCommandName,
  sensor: Type.Optional(
    Type.String({ description: 'Connection of the sensor that is meant; absent: the device' }),
  ),
  expires_at: TimestampMs,
})

/** A script file that the device is to fetch by its name, or to remove. */
const FilesMessage = Type.Object({
  type: Type.Literal('files'),
  position: Position,
  name: ScriptName,
  version: Type.Integer({ minimum: 1 }),
  digest: Type.String({ description: 'SHA-256 of its text, hexadecimal' }),
  is_deleted: Type.Optional(Type.Literal(true, { description: 'The device should remove it' })),
})

/** A firmware image that the device is to fetch, check and install. */
const FirmwareMessage = Type.Object({
  type: Type.Literal('firmware'),
  position: Position,
  version: Type.String({ description: 'That its `hello` has once it runs the image' }),
  url: Type.String({ description: 'Path on this server; ranges are answered' }),
  bytes: Type.Integer({ minimum: 1 }),
  digest: Type.String({ description: 'SHA-256 of the image, hexadecimal' }),
  signature: Type.String({
    description: 'Ed25519 in base64, of type, version, size and digest as docs/firmware.md says',
  }),
})

export const InboxMessage = Type.Union([
  SettingsMessage,
  CommandMessage,
  FilesMessage,
  FirmwareMessage,
])
export type InboxMessage = Static<typeof InboxMessage>

/** Messages to a device in their order; empty when none arrived in time. */
export const Inbox = Type.Object({
  messages: Type.Array(InboxMessage),
  after: Position,
})
export type Inbox = Static<typeof Inbox>

/** What a device publishes over MQTT to get its messages, and to subscribe to new ones. */
export const InboxRequest = Type.Object(
  {
    type: Type.Literal('inbox'),
    after: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Position of the last message that is safe with the device; 0: it has none',
    }),
  },
  { additionalProperties: false },
)
