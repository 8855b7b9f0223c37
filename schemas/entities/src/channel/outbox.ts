import { Type, type Static } from 'typebox'
import { Issue } from '../error.ts'

/** Messages of one batch at most. */
export const OUTBOX_MESSAGES_MAX = 100

const Words200 = Type.String({ maxLength: 200 })
/** Chosen by the device: a message that comes again with the same id changes nothing. */
const MessageId = Type.String({ minLength: 1, maxLength: 100 })
const Answer = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 100 })

/** The device introduces itself, at least after each start. */
export const HelloMessage = Type.Object(
  {
    type: Type.Literal('hello'),
    id: MessageId,
    firmware: Type.Optional(Words200),
    hardware: Type.Optional(Words200),
  },
  { additionalProperties: false },
)

/** Sensors whose settings one message can have. */
export const REPORTED_SENSORS_MAX = 32

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

/** What became of a command. */
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

export const OutboxMessage = Type.Union([
  HelloMessage,
  ReportedMessage,
  ResultMessage,
  ReadingsMessage,
])
export type OutboxMessage = Static<typeof OutboxMessage>
export type MessageOf<Kind extends OutboxMessage['type']> = Extract<OutboxMessage, { type: Kind }>

/** Body of `POST /devices/{serial}/outbox`: each message is judged by itself. */
export const Outbox = Type.Object(
  {
    messages: Type.Array(Type.Object({ type: Type.String(), id: MessageId }), {
      minItems: 1,
      maxItems: OUTBOX_MESSAGES_MAX,
    }),
  },
  { additionalProperties: false },
)

/** What became of a batch. A message that is refused would be refused again. */
export const OutboxAnswer = Type.Object({
  accepted: Type.Integer({ minimum: 0 }),
  repeated: Type.Integer({ minimum: 0, description: 'Messages that had come before' }),
  refused: Type.Array(Type.Object({ id: Type.String(), issues: Type.Array(Issue) })),
})
export type OutboxAnswer = Static<typeof OutboxAnswer>
