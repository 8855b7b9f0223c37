import type { Transaction } from 'kysely'
import { recordEvents } from '../events/record.ts'
import type { Tables } from '../store/tables.ts'
import type { WebhookRow } from './attempt.ts'

/** As what the server itself does is signed. */
export const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

/** Open pages read the webhook again: its deliveries fail from now on, or fail no longer. @param now ms UTC */
export const recordStanding = (
  tx: Transaction<Tables>,
  { id, organization_id: organizationId, failing_since: since }: WebhookRow,
  now: number,
): Promise<void> =>
  recordEvents(tx, [
    {
      ts: now,
      name: since === null ? 'webhook.recovered' : 'webhook.failing',
      actor: SYSTEM,
      organizationId,
      entity: 'webhooks',
      rowId: id,
      isAudited: false,
    },
  ])
