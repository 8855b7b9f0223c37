import type { Transaction } from 'kysely'
import { recordEvents } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { WebhookRow } from './attempt.ts'

/** The actor of what the server itself does. */
export const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

/** Makes open pages reload a webhook whose deliveries have started or stopped failing. @param now ms UTC */
export const recordFailing = (
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
