import { Type, type Static } from 'typebox'
import { Measurement } from './measurement.ts'

/** Browser → server: the nodes whose measurements this page requests from now on. */
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

/** The subprotocol of the socket, which the server selects. */
export const LIVE_PROTOCOL = 'airshed.v2'
/** Prefix of a token that is offered as a subprotocol: browsers cannot set headers, and URLs are kept in logs. */
export const LIVE_BEARER_PREFIX = 'airshed.bearer.'

/** The subprotocols of a client that identifies itself by a token. */
export const liveProtocols = (token: string): string[] => [
  LIVE_PROTOCOL,
  `${LIVE_BEARER_PREFIX}${token}`,
]

/** How often the server sends `alive`, regardless of what else it sends; ms. */
export const ALIVE_EVERY_MS = 30_000
/** A connection that was silent for this long is considered lost, even without an error; ms. */
export const SILENT_AFTER_MS = 2.5 * ALIVE_EVERY_MS

/** Server → browser. */
export const LiveEvent = Type.Union([
  Type.Object({
    event: Type.Literal('measurements'),
    data: Type.Object({
      _id: Type.String(),
      basis: Type.Optional(
        Type.Literal('corrected', {
          description:
            'Values after the corrections of the data point; absent: as they were reported',
        }),
      ),
      measurements: Type.Array(Measurement),
    }),
  }),
  Type.Object({
    event: Type.Literal('subscribed'),
    data: Type.Object({ node_ids: Type.Array(Type.String()) }),
  }),
  Type.Object({
    event: Type.Literal('resync'),
    data: Type.Object({ node_ids: Type.Array(Type.String()) }),
  }),
  // Rows of an entity are outdated: somebody changed them.
  Type.Object({
    event: Type.Literal('changed'),
    data: Type.Object({
      entity: Type.String(),
      id: Type.Union([Type.String(), Type.Null()], { description: 'The row; null: several' }),
      name: Type.String({ description: 'Of the event, such as dashboard.changed' }),
      organization_id: Type.String(),
      by: Type.String({ description: 'Who did it' }),
      by_id: Type.Union([Type.String(), Type.Null()]),
      request_id: Type.Union([Type.String(), Type.Null()], {
        description: 'The request that made the change: pages recognize their own',
      }),
    }),
  }),
  // Devices went offline or came back: the number of devices displayed per status has changed.
  Type.Object({
    event: Type.Literal('status'),
    data: Type.Object({ organization_ids: Type.Array(Type.String()) }),
  }),
  Type.Object({ event: Type.Literal('closing'), data: Type.Object({ reason: Type.String() }) }),
  // Browsers cannot observe pings: without this, a dropped connection looks like a quiet one.
  Type.Object({ event: Type.Literal('alive'), data: Type.Object({}) }),
])
export type LiveEvent = Static<typeof LiveEvent>
