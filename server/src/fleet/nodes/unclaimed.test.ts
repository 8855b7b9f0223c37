import { DAY_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedDataPoint, seedNode, seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { forgetSome, UNCLAIMED_KEPT_MS } from './unclaimed.ts'

const COUNTED = ['measurements', 'rollups', 'hidden_rollups', 'measurement_revisions'] as const

describe.each(TEST_ENGINES)('devices that nobody claims, on $name', ({ open }) => {
  it('removes unclaimed devices with their readings after thirty days and keeps others', async () => {
    const store = await open()
    try {
      const context = { store }
      await seedOrganization(context, 'org_kept')
      const devices = [
        { serial: 'old', organization: null, since: TEST_NOW_MS - 31 * DAY_MS },
        { serial: 'young', organization: null, since: TEST_NOW_MS - 29 * DAY_MS },
        { serial: 'left-by-its-organization', organization: null, since: null },
        { serial: 'claimed', organization: 'org_kept', since: TEST_NOW_MS - 31 * DAY_MS },
      ]
      for (const { serial, organization, since } of devices) {
        const node = await seedNode(context, { serial, organization, status: 'inventory' })
        await store.db
          .updateTable('nodes')
          .set({ unclaimed_since: since })
          .where('id', '=', node.nodeId)
          .execute()
        const point = await seedDataPoint(context, node, { path: '132:5' })
        await store.measurements.insert({
          dataPoints: [point.key, point.key],
          times: [TEST_NOW_MS, TEST_NOW_MS - DAY_MS],
          values: [7, 999],
          flags: [0, MEASUREMENT_FLAGS.sensorFault],
        })
        await store.measurements.revise(
          [{ dataPoint: point.key, ts: TEST_NOW_MS, value: 8, flags: 0 }],
          'key:k1',
        )
      }

      expect(await forgetSome(store.db, TEST_NOW_MS - UNCLAIMED_KEPT_MS)).toBe(1)
      const left = await store.db.selectFrom('nodes').select('serial').orderBy('serial').execute()
      expect(left.map(({ serial }) => serial)).toEqual([
        'claimed',
        'left-by-its-organization',
        'young',
      ])
      for (const table of COUNTED) {
        const rows = await store.db.selectFrom(table).select('data_point').distinct().execute()
        expect(rows, table).toHaveLength(3)
      }
      expect(await forgetSome(store.db, TEST_NOW_MS - UNCLAIMED_KEPT_MS)).toBe(0)
    } finally {
      await store.close()
    }
  })
})
