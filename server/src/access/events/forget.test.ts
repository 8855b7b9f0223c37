import { describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { forgetEventsBefore } from './forget.ts'
import { recordEvents } from './record.ts'

describe.each(TEST_ENGINES)('old events on $name', ({ open }) => {
  it('deletes old events in parts, whatever their number, and keeps newer ones', async () => {
    const store = await open()
    try {
      const actor = { kind: 'system' as const, id: null, name: 'Airshed' }
      await recordEvents(
        store.db,
        Array.from({ length: 25 }, (_, ts) => ({
          ts,
          name: 'dashboard.changed',
          actor,
          organizationId: null,
        })),
      )
      await forgetEventsBefore(store.db, 22, 10)
      const left = await store.db.selectFrom('events').select('ts').orderBy('ts').execute()
      expect(left.map(({ ts }) => ts)).toEqual([22, 23, 24])
    } finally {
      await store.close()
    }
  })
})
