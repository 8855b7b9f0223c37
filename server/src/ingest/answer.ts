import { Type } from 'typebox'

/** Answer of every ingest route. */
export const IngestAnswer = Type.Object({
  accepted: Type.Integer({ minimum: 0, description: 'New readings, now stored durably' }),
  duplicates: Type.Integer({ minimum: 0, description: 'Readings that were already stored' }),
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
  },
  { additionalProperties: false },
)
