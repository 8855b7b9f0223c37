import { Type, type Static } from 'typebox'
import { TimestampMs } from '../common.ts'
import { OrganizationId, WebhookEventOf } from './envelope.ts'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description })

/** A condition of an alert, with what was measured. */
export const AlertMeasured = Type.Object({
  node_id: orNull(Type.String(), 'The device; null: the condition names none'),
  data_point_ids: Type.Array(Type.String()),
  measured: orNull(Type.Number(), 'In the unit of the data point; null: nothing was measured'),
  limit: orNull(Type.Number(), 'In the same unit; null: the condition has no number as its limit'),
  unit: orNull(Type.String(), 'Of both; null: unknown'),
})
export type AlertMeasured = Static<typeof AlertMeasured>

export const AlertStateChanged = WebhookEventOf(
  'alert.state_changed',
  'An alert became active, is no longer active, or has no data. Changes that late readings make to its past are not sent. The event is also sent while the alert is muted, and during maintenance.',
  Type.Object({
    organization_id: OrganizationId,
    alert_id: Type.String(),
    name: Type.String(),
    level: Type.String({ description: '`info`, `warning` or `critical`' }),
    is_active: Type.Boolean(),
    lacks_data: Type.Boolean({
      description: 'It has no data: its readings have stopped. It is then not active',
    }),
    changed_at: TimestampMs,
    conditions: Type.Array(AlertMeasured, {
      description: 'Those by which it became active, or that lack data',
    }),
  }),
)
export type AlertStateChanged = Static<typeof AlertStateChanged>
