import { Type, type Static } from 'typebox'
import { Measurement } from './measurement.ts'

/** Browser → server: the nodes whose measurements this page wants from now on. */
export const LiveUpdate = Type.Object(
  {
    event: Type.Literal('update'),
    data: Type.Object(
      { node_ids: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10_000 }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type LiveUpdate = Static<typeof LiveUpdate>

/** Server → browser. */
export const LiveEvent = Type.Union([
  Type.Object({
    event: Type.Literal('measurements'),
    data: Type.Object({ _id: Type.String(), measurements: Type.Array(Measurement) }),
  }),
  Type.Object({
    event: Type.Literal('subscribed'),
    data: Type.Object({ node_ids: Type.Array(Type.String()) }),
  }),
  Type.Object({
    event: Type.Literal('resync'),
    data: Type.Object({ node_ids: Type.Array(Type.String()) }),
  }),
  Type.Object({ event: Type.Literal('closing'), data: Type.Object({ reason: Type.String() }) }),
])
export type LiveEvent = Static<typeof LiveEvent>
