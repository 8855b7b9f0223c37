import { Type, type Static } from 'typebox'
import { TimestampMs, Words } from '../common.ts'
import { Issue } from '../error.ts'
import { DEBUG_LINES_MAX, SentDebugLine } from './debugLine.ts'
import { SENT_FACTS, SENT_IDENTITY } from './nodeFacts.ts'
import { ScriptDigest, ScriptName } from './nodeScript.ts'

/** Messages of one batch at most. */
const OUTBOX_MESSAGES_MAX = 100

const Words200 = Type.String({ maxLength: 200 })
/** Chosen by the device: a repeated message with the same id changes nothing. */
const MessageId = Type.String({ minLength: 1, maxLength: 100 })
const Answer = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 100 })

/** The device introduces itself, at least after each start. */
export const HelloMessage = Type.Object(
  {
    type: Type.Literal('hello'),
    id: MessageId,
    firmware: Type.Optional(Words200),
    hardware: Type.Optional(Words200),
    ...SENT_IDENTITY,
  },
  { additionalProperties: false },
)

/** Sensors whose settings one message can have. */
const REPORTED_SENSORS_MAX = 32

const SensorId = Type.String({ minLength: 1, maxLength: 200 })

/** The settings that are in force, and those that the device could not apply. */
export const ReportedMessage = Type.Object(
  {
    type: Type.Literal('reported'),
    id: MessageId,
    version: Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'Of the newest settings that it has dealt with; 0: of none',
    }),
    settings: Answer,
    sensors: Type.Optional(
      Type.Record(SensorId, Answer, {
        maxProperties: REPORTED_SENSORS_MAX,
        description: 'Settings of its sensors, by their connections',
      }),
    ),
    refused: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 100 }),
            reason: Words200,
            sensor: Type.Optional(SensorId),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
  },
  { additionalProperties: false },
)

/** The outcome of a command. */
export const ResultMessage = Type.Object(
  {
    type: Type.Literal('result'),
    id: MessageId,
    command: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the command' }),
    ok: Type.Boolean(),
    data: Type.Optional(Answer),
    reason: Type.Optional(Words200),
  },
  { additionalProperties: false },
)

/** Every script file that the device has, and those that it could not take. */
export const FilesReportMessage = Type.Object(
  {
    type: Type.Literal('files'),
    id: MessageId,
    files: Type.Array(
      Type.Object({ name: ScriptName, digest: ScriptDigest }, { additionalProperties: false }),
      { maxItems: 100 },
    ),
    refused: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: ScriptName,
            digest: Type.Optional(ScriptDigest),
            reason: Words200,
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
  },
  { additionalProperties: false },
)

/** Readings, as `POST /ingest/json` takes them from one device. */
export const ReadingsMessage = Type.Object(
  {
    type: Type.Literal('readings'),
    id: MessageId,
    time: Type.Optional(Type.Unknown()),
    units: Type.Optional(Type.Unknown()),
    readings: Type.Optional(Type.Unknown()),
    rows: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)

/** Lines of the device's log, for troubleshooting. */
export const DebugMessage = Type.Object(
  {
    type: Type.Literal('debug'),
    id: MessageId,
    lines: Type.Array(SentDebugLine, { minItems: 1, maxItems: DEBUG_LINES_MAX }),
  },
  { additionalProperties: false },
)

/** How the device is powered, connected and placed; a part that is absent stays as it was. */
export const FactsMessage = Type.Object(
  {
    type: Type.Literal('facts'),
    id: MessageId,
    at: Type.Optional(TimestampMs),
    ...SENT_FACTS,
  },
  { additionalProperties: false },
)

/** How far the device is with the firmware that it was offered; that it runs, its `hello` says. */
export const FirmwareReportMessage = Type.Object(
  {
    type: Type.Literal('firmware'),
    id: MessageId,
    version: Type.String({ minLength: 1, maxLength: 100, description: 'That it was offered' }),
    state: Words(['downloading', 'failed']),
    percent: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100, description: 'How much it has downloaded' }),
    ),
    reason: Type.Optional(Words200),
  },
  { additionalProperties: false },
)

export const OutboxMessage = Type.Union([
  HelloMessage,
  ReportedMessage,
  ResultMessage,
  FilesReportMessage,
  ReadingsMessage,
  DebugMessage,
  FactsMessage,
  FirmwareReportMessage,
])
export type OutboxMessage = Static<typeof OutboxMessage>
export type MessageOf<Kind extends OutboxMessage['type']> = Extract<OutboxMessage, { type: Kind }>

/** Body of `POST /devices/{serial}/outbox`: each message is checked on its own. */
export const Outbox = Type.Object(
  {
    messages: Type.Array(Type.Object({ type: Type.String(), id: MessageId }), {
      minItems: 1,
      maxItems: OUTBOX_MESSAGES_MAX,
    }),
  },
  { additionalProperties: false },
)

/** The outcome of a batch. A refused message would be refused again. */
export const OutboxAnswer = Type.Object({
  accepted: Type.Integer({ minimum: 0 }),
  repeated: Type.Integer({ minimum: 0, description: 'Messages that had come before' }),
  refused: Type.Array(Type.Object({ id: Type.String(), issues: Type.Array(Issue) })),
})
export type OutboxAnswer = Static<typeof OutboxAnswer>
