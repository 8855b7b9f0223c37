import { Type, type Static } from 'typebox'
import { TimestampMs } from '../common.ts'
import { NodeStatus } from '../node.ts'
import { OrganizationId, WebhookEventOf } from './envelope.ts'

export const DeviceStatusChanged = WebhookEventOf(
  'device.status_changed',
  'The displayed status of a device changed. Silence is noticed within a minute after the gap in which the device may report.',
  Type.Object({
    organization_id: OrganizationId,
    node_id: Type.String({ description: 'The device' }),
    serial: Type.String(),
    name: Type.String(),
    previous_status: NodeStatus,
    status: NodeStatus,
    last_report_at: Type.Union([TimestampMs, Type.Null()], {
      description: 'Its newest report, ms UTC; null: there was none',
    }),
  }),
)
export type DeviceStatusChanged = Static<typeof DeviceStatusChanged>
