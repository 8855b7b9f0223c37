import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { makeSigningSecret } from '../../messages/services/signature.ts'
import type { ServerContext } from '../../context.ts'
import type {
  NotificationChannelsTable,
  StoredSettings,
} from '../../storage/store/tables/notificationChannels.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** Inserts a notification channel directly into the store, a signed webhook by default. Returns its id. */
export async function seedChannel(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
  {
    settings = {
      kind: 'webhook',
      url: 'https://hooks.example.org/air',
      signing_secret: makeSigningSecret(),
    },
    ...changes
  }: Partial<Omit<Insertable<NotificationChannelsTable>, 'settings'>> & {
    settings?: StoredSettings
  } = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('notification_channels')
    .values({
      organization_id: organization,
      name: `Channel ${id}`,
      language: 'en',
      timezone: 'UTC',
      is_enabled: true,
      created_at: TEST_NOW_MS,
      ...changes,
      id,
      settings: JSON.stringify(settings),
    })
    .execute()
  return id
}
