import { ImportConflict } from '@airshed/schemas'
import { Type } from 'typebox'

/** Answer of every ingest route. */
export const IngestAnswer = Type.Object({
  accepted: Type.Integer({ minimum: 0, description: 'New readings, now stored durably' }),
  duplicates: Type.Integer({
    minimum: 0,
    description: 'Readings that were already stored, with the same time and value',
  }),
  conflicts: Type.Integer({
    minimum: 0,
    description: 'Readings for times that have another value, which was kept',
  }),
  conflicting: Type.Array(ImportConflict, {
    description: 'These readings; at most 50 are listed',
  }),
  revised: Type.Integer({
    minimum: 0,
    description: 'Readings that replaced another value, with `revise=true`',
  }),
  unmapped: Type.Array(Type.String(), {
    description: 'Data points with an unknown key, kept as they came; at most 50 are listed',
  }),
  skipped: Type.Array(Type.Object({ path: Type.String(), reason: Type.String() }), {
    description: 'Values that are not numbers; at most 50 are listed',
  }),
  remarks: Type.Array(Type.Object({ path: Type.String(), reason: Type.String() }), {
    description:
      'What was stored differently from how it was sent: a local time, channels that disagree, a gas by mass; at most 50 are listed',
  }),
})

const revise = Type.Optional(
  Type.Union([Type.Literal('true'), Type.Literal('false')], {
    description:
      'Whether readings replace those of the same time that have another value; what was stored is kept as history. Needs a key',
  }),
)

/** Query of the routes that devices call by themselves: whatever else their firmware appends is let through. */
export const FirmwareQuery = Type.Object({ revise })

/** Query of the keyed routes. */
export const IngestQuery = Type.Object(
  {
    key: Type.Optional(
      Type.String({ maxLength: 300, description: 'The ingest key, for senders without headers' }),
    ),
    serial: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The serial, for senders whose payload has none',
      }),
    ),
    event: Type.Optional(
      Type.String({ maxLength: 40, description: 'The event that ChirpStack sends, such as up' }),
    ),
    precision: Type.Optional(
      Type.Union(
        ['ns', 'us', 'ms', 's', 'n', 'u'].map((unit) => Type.Literal(unit)),
        { description: 'Unit of the times in the line protocol of InfluxDB, default ns' },
      ),
    ),
    revise,
  },
  { additionalProperties: false },
)
