import { Type, type Static } from 'typebox'
import { PAGE_MAX, PageOf, TimestampMs, Words } from './common.ts'

export const ALERT_STATES = ['active', 'resolved', 'idle', 'deactivated'] as const
export const AlertState = Words(ALERT_STATES)
export type AlertState = Static<typeof AlertState>

/** An alert as the recent-alerts table reads it. */
export const Alert = Type.Object({
  _id: Type.String(),
  _type: Words(['alert']),
  name: Type.String(),
  description: Type.String({ description: 'The message that subscribers get' }),
  organization_id: Type.String(),
  status: Words(['activated', 'deactivated', 'idle']),
  statusType: AlertState,
  notification_level: Words(['critical', 'warning', 'info']),
  nodes: Type.Array(Type.String(), { description: 'Ids of the devices it watches' }),
  lastTriggeredTs: Type.Union([TimestampMs, Type.Null()], { description: 'null: never' }),
})
export type Alert = Static<typeof Alert>

export const AlertPage = PageOf(Alert)

/** Query of `GET alerts`. */
export const AlertQuery = Type.Object(
  {
    organization_id: Type.Optional(Type.String()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 15 })),
  },
  { additionalProperties: false },
)
export type AlertQuery = Static<typeof AlertQuery>
