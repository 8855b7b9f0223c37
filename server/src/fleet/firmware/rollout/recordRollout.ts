import type { Transaction } from 'kysely'
import { recordEvents } from '../../../access/events/record.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }

/** Records what the server did with a rollout by itself. @param now ms UTC */
export const recordRollout = (
  tx: Transaction<Tables>,
  { id, organization_id: organizationId }: { id: string; organization_id: string },
  name: string,
  now: number,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  recordEvents(tx, [
    {
      ts: now,
      name,
      actor: SYSTEM,
      organizationId,
      entity: 'firmware_rollouts',
      rowId: id,
      detail,
    },
  ])
