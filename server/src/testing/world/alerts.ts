import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { AlertsTable } from '../../storage/store/tables/alerts.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** Inserts an alert directly into the store, activated and never evaluated by default. Returns its id. */
export async function seedAlert(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
  changes: Partial<Insertable<AlertsTable>> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('alerts')
    .values({
      name: `Alert ${id}`,
      description: 'Too much dust',
      organization_id: organization,
      status: 'activated',
      notification_level: 'warning',
      rules: '[]',
      created_at: TEST_NOW_MS,
      ...changes,
      id,
    })
    .execute()
  return id
}
