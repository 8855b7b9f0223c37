import { MINUTE_MS } from '@airshed/domain'
import type { AlertCondition, AlertTimeline } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alerts/alertWorld.fixture.ts'
import { seedWindow } from '../../testing/world/maintenanceWindows.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedDataPoint, seedNode } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { nextHeldTs, notifyAfterMaintenance } from './notifyAfterMaintenance.ts'

const MAST = '1C00AAAA:0'
const BEGUN = 'Warning: Too much dust'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const db = () => world.context.store.db
const minute = (minutes: number): number => TEST_NOW_MS + minutes * MINUTE_MS
const above = (value: number, dataPointId = world.pm25.id): AlertCondition => ({
  deviceId: MAST,
  dataPointId,
  expr: 'gt',
  value,
})
/** A window of the city until so many minutes after noon. */
const maintain = (endsAtMinute: number, changes: Parameters<typeof seedWindow>[2] = {}) =>
  seedWindow(world.context, 'city', { ends_at: minute(endsAtMinute), ...changes })
const withheld = async () => {
  const rows = await db()
    .selectFrom('alert_notices')
    .select(['is_active', 'withheld'])
    .orderBy('created_at')
    .orderBy('ts')
    .execute()
  return rows.map((notice) => [notice.is_active, notice.withheld])
}
const passTo = async (minutes: number): Promise<void> => {
  world.clockAt(minutes)
  await world.evaluate()
}

describe('an alert whose device is under maintenance', () => {
  it('continues, and nobody is notified', async () => {
    const id = await world.addAlert([above(35)])
    await maintain(60, { nodeIds: [MAST] })
    await world.report([[1, 50]])
    await world.report([[3, 20]])
    expect(await world.mails()).toEqual([])
    expect(await world.historyOf(id)).toEqual([
      [1, true],
      [3, false],
    ])
    const { body } = await world.call<AlertTimeline>('user', 'GET', `alerts/${id}/timeline`)
    expect(body.entries).toMatchObject([
      { is_active: false, withheld: 'maintenance', notifications: [] },
      { is_active: true, withheld: 'maintenance', notifications: [] },
    ])
  })

  it('withholds a message as muted when the alert is also muted', async () => {
    await world.addAlert([above(35)], { muted_until: Number.MAX_SAFE_INTEGER })
    await maintain(60)
    await world.report([[1, 50]])
    expect(await withheld()).toEqual([[true, 'muted']])
  })

  it('withholds a message for nobody when nobody subscribes', async () => {
    await world.addAlert([above(35)])
    await db().deleteFrom('alert_subscribers').execute()
    await maintain(60)
    await world.report([[1, 50]])
    await passTo(60)
    expect(await withheld()).toEqual([[true, 'nobody']])
  })

  it('notifies before a window starts and after it is over', async () => {
    await world.addAlert([above(35)])
    await maintain(60, { starts_at: minute(30) })
    await maintain(1, { starts_at: minute(-30) })
    await world.report([[1, 50]])
    expect(await world.mails()).toEqual([BEGUN])
  })
})

describe('a maintenance window', () => {
  it.each<[string, boolean, Parameters<typeof seedWindow>[2]]>([
    ['of all devices', true, {}],
    ['of the device', true, { nodeIds: [MAST] }],
    ['of another device', false, { nodeIds: ['1C00BBBB:0'] }],
    [
      'of a site 400 m away',
      true,
      { covers: 'site', latitude: 60.0036, longitude: 5, radius_m: 500 },
    ],
    [
      'of a site 600 m away',
      false,
      { covers: 'site', latitude: 60.0054, longitude: 5, radius_m: 500 },
    ],
  ])('withholds messages in a window %s: %s', async (_, isWithheld, changes) => {
    await db()
      .updateTable('nodes')
      .set({ latitude: 60, longitude: 5 })
      .where('id', '=', MAST)
      .execute()
    await world.addAlert([above(35)])
    await maintain(60, changes)
    await world.report([[1, 50]])
    expect(await withheld()).toEqual([[true, isWithheld ? 'maintenance' : null]])
  })

  it('a window of another organization withholds nothing', async () => {
    await world.addAlert([above(35)])
    await seedWindow(world.context, 'harbour')
    await world.report([[1, 50]])
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('a window of one of two compared devices withholds nothing', async () => {
    const quay = await seedNode(world.context, { serial: '1C00CCCC', organization: 'city' })
    const point = await seedDataPoint(world.context, quay, { path: '132:5' })
    await world.addAlert([
      {
        dataPointId: {
          func: 'diff',
          dataPointId: world.pm25.id,
          dataPointId2: point.id,
          value: 10,
        },
      },
    ])
    await maintain(60, { nodeIds: [MAST] })
    await world.report([[0.9, 5]], point)
    await world.report([[1, 50]])
    expect(await withheld()).toEqual([[true, null]])
  })
})

describe('subscribers after a maintenance window', () => {
  it('notifies once of an alert that is still active', async () => {
    await world.addAlert([above(35)])
    await maintain(60)
    await world.report([[10, 50]])
    expect(await nextHeldTs(db())).toBe(minute(60))
    await passTo(59.9)
    expect(await world.mails()).toEqual([])
    await passTo(60)
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
    expect(await withheld()).toEqual([[true, null]])
    expect(await nextHeldTs(db())).toBeNull()
    await world.report([[61, 20]])
    expect(await world.mails()).toHaveLength(2)
  })

  it('notifies neither of the start nor of the end of an alert that is over', async () => {
    await world.addAlert([above(35)])
    await maintain(60)
    await world.report([[10, 50]])
    await world.report([[20, 20]])
    await passTo(60)
    expect(await world.mails()).toEqual([])
    expect(await withheld()).toEqual([
      [true, 'maintenance'],
      [false, 'maintenance'],
    ])
  })

  it('notifies nobody of an alert that ends before it is checked', async () => {
    await world.addAlert([above(35)])
    await maintain(60)
    await world.report([[10, 50]])
    await world.report([[60.01, 20]])
    expect(await world.mails()).toEqual([])
    expect(await withheld()).toEqual([
      [true, 'maintenance'],
      [false, 'not_begun'],
    ])
  })

  it('notifies only after the next window that covers the device', async () => {
    await world.addAlert([above(35)])
    await maintain(60)
    await maintain(90, { starts_at: minute(30) })
    await world.report([[10, 50]])
    await passTo(60)
    expect(await world.mails()).toEqual([])
    await passTo(90)
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('notifies nobody of an alert muted or deactivated meanwhile', async () => {
    const muted = await world.addAlert([above(35)])
    const off = await world.addAlert([above(36)])
    await maintain(60)
    await world.report([[10, 50]])
    const { MAX_SAFE_INTEGER: forever } = Number
    await db().updateTable('alerts').set({ muted_until: forever }).where('id', '=', muted).execute()
    await db().updateTable('alerts').set({ status: 'deactivated' }).where('id', '=', off).execute()
    await passTo(60)
    expect(await world.mails()).toEqual([])
    expect(await nextHeldTs(db())).toBeNull()
  })

  it('notifies once from three concurrent processes', async () => {
    await world.addAlert([above(35)])
    await maintain(60)
    await world.report([[10, 50]])
    world.clockAt(60)
    const looked = await Promise.all([1, 2, 3].map(() => notifyAfterMaintenance(world.context)))
    expect(looked.toSorted()).toEqual([0, 0, 1])
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
  })
})

describe('changes of a maintenance window with withheld messages', () => {
  const begin = async (): Promise<string> => {
    await world.addAlert([above(35)])
    const id = await maintain(60)
    await world.report([[10, 50]])
    world.clockAt(20)
    return `maintenance_windows/${id}`
  }
  const edit = { name: 'Filters', starts_at: minute(0), ends_at: minute(60), version: 1 }

  it('notifies at once when somebody deletes the window', async () => {
    await world.call('manager', 'DELETE', await begin())
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('notifies at once when somebody ends the window', async () => {
    const body = { ...edit, ends_at: minute(20), covers: { kind: 'all' } }
    await world.call('manager', 'PUT', await begin(), body)
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('notifies at once when somebody takes the device out of the window', async () => {
    const covers = { kind: 'site', coordinates: [0, 0], radius_m: 10 }
    await world.call('manager', 'PUT', await begin(), { ...edit, covers })
    await world.evaluate()
    expect(await world.mails()).toEqual([BEGUN])
  })

  it('notifies later when somebody extends the window', async () => {
    const body = { ...edit, ends_at: minute(90), covers: { kind: 'all' } }
    await world.call('manager', 'PUT', await begin(), body)
    await passTo(60)
    expect(await world.mails()).toEqual([])
    await passTo(90)
    expect(await world.mails()).toEqual([BEGUN])
  })
})

it('a running server notifies when a window is deleted or ends', async () => {
  const server = await createAlertWorld({ runsJobs: true })
  onTestFinished(() => server.close())
  const first = await seedWindow(server.context, 'city', { ends_at: minute(60) })
  await server.addAlert([above(35, server.pm25.id)])
  await server.report([[1, 50]])
  await server.call('manager', 'DELETE', `maintenance_windows/${first}`)
  await eventually(async () => expect(await server.mails()).toEqual([BEGUN]))

  await server.report([[5, 20]])
  await eventually(async () => expect(await server.mails()).toHaveLength(2))
  await seedWindow(server.context, 'city', { ends_at: minute(60) })
  await server.report([[10, 50]])
  server.clockAt(60)
  await eventually(async () => expect(await server.mails()).toHaveLength(3))
})

describe('a notification that fails', () => {
  it('delays no other and is tried again', async () => {
    await world.addAlert([above(35)])
    await world.addAlert([above(40)], { name: 'Far too much dust' })
    await maintain(60)
    // Of other devices: what the conditions watch is asked for.
    await maintain(120, { nodeIds: [] })
    await world.report([[1, 50]])
    const [broken] = await db()
      .selectFrom('alert_notices')
      .innerJoin('alerts', 'alerts.id', 'alert_notices.alert_id')
      .select('alert_notices.id')
      .where('alerts.name', '=', 'Too much dust')
      .execute()
    await db()
      .updateTable('alert_notices')
      .set({ content: '{}' })
      .where('id', '=', broken?.id ?? '')
      .execute()
    await passTo(60)
    expect(await world.mails()).toEqual(['Warning: Far too much dust'])
    expect(await nextHeldTs(db())).toBe(minute(61))
  })
})
