import { alertStateRank, displayedAlertState } from '@airshed/domain'
import { Alert } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../storage/store/store.ts'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedOrganization } from '../../../testing/seed.ts'
import { seedAlert } from '../../../testing/world/alerts.ts'

const CASES = Alert.properties.status.enum.flatMap((status) =>
  [true, false, null].flatMap((latestValue) =>
    [true, false].map((lacksData) => ({ status, latestValue, lacksData })),
  ),
)

describe.each(TEST_ENGINES)('the place of an alert in the store on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
  })
  afterAll(() => store.close())

  const rankOf = async (id: string) =>
    (
      await store.db
        .selectFrom('alerts')
        .select('status_rank')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status_rank

  it.each(CASES)('sorts an alert by its displayed state: %j', async (alert) => {
    const id = await seedAlert({ store }, 'city', {
      status: alert.status,
      latest_value: alert.latestValue,
      lacks_data: alert.lacksData,
    })
    expect(await rankOf(id)).toBe(alertStateRank(displayedAlertState(alert)))
  })

  it('the sort place follows a change of the state', async () => {
    const id = await seedAlert({ store }, 'city', { latest_value: true })
    await store.db.updateTable('alerts').set({ latest_value: false }).where('id', '=', id).execute()
    expect(await rankOf(id)).toBe(alertStateRank('resolved'))
  })
})
