import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type {
  AlertTemplatesTable,
  StoredTemplateDraft,
} from '../../storage/store/tables/alertTemplates.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** PM2.5 of each device above 35. */
export const DRAFT: StoredTemplateDraft = {
  description: 'Close the windows.',
  notification_level: 'warning',
  data_points: [
    {
      _id: 'group_1',
      conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35 }],
    },
  ],
  references: [],
  hold_time_ms: 0,
  reactivation_time_ms: 0,
  hours: null,
  missing_data: 'keep',
  subscribers: { users: [], notification_method: 'email' },
}

/** Inserts an alert template directly into the store, which covers no device by default. Returns its id. */
export async function seedTemplate(
  { store }: Pick<ServerContext, 'store'>,
  organization: string,
  changes: Partial<Insertable<AlertTemplatesTable>> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('alert_templates')
    .values({
      organization_id: organization,
      name: `Template ${id}`,
      status: 'activated',
      types: [],
      tags: ['nowhere'],
      draft: JSON.stringify(DRAFT),
      points: JSON.stringify([{ path: '132:5', unit: 'µg/m³', kind: 'scalar' }]),
      created_at: TEST_NOW_MS,
      is_settled: true,
      due_at: TEST_NOW_MS + 3_600_000,
      ...changes,
      id,
    })
    .execute()
  return id
}
