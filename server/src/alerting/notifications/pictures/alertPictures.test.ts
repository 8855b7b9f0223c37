import { MINUTE_MS, type AlertNotice } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type AlertCondition } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { storedPlan } from '../../../storage/store/alertSources/storedPlan.ts'
import {
  createAlertWorld,
  type AlertWorld,
  type MinuteReading,
} from '../../alerts/alertWorld.fixture.ts'
import { readPoints } from '../../alerts/readPoints.ts'
import { alertPictures } from './alertPictures.ts'
import { causeOf } from './causeOf.ts'
import type { Curve } from './curve.ts'
import { readCurve } from './readCurve.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const plain = (changes: object = {}): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value: 35,
  ...changes,
})
const ofPeriod = (func: 'avg' | 'max', period: number): AlertCondition => ({
  dataPointId: { func, dataPointId: world.pm25.id, period },
  expr: 'gt',
  value: 35,
})
const minutes = (count: number, value: (minute: number) => number): MinuteReading[] =>
  Array.from({ length: count }, (_, minute) => [minute, value(minute)])

/** What is drawn of the first condition of an alert, as `[minutes after noon, value]`. */
async function drawn(id: string, toMinute: number) {
  const { db } = world.context.store
  const condition = storedPlan(await world.alert(id))?.groups[0]?.conditions[0]
  const points = (await readPoints(db, [id])).get(id) ?? new Map()
  if (condition === undefined) throw new Error('The alert has no condition')
  const curve = await readCurve(db, condition, points, TEST_NOW_MS + toMinute * MINUTE_MS)
  return curve === null ? null : { ...curve, pieces: inMinutes(curve) }
}
const inMinutes = ({ pieces }: Curve) =>
  pieces.map((piece) => piece.map(([ts, value]) => [(ts - TEST_NOW_MS) / MINUTE_MS, value]))

describe('the curve of an alert', () => {
  it('draws readings in pieces between gaps and without hidden ones', async () => {
    const id = await world.addAlert([plain()])
    await world.report([
      [0, 20.5],
      [1, 21],
      [3, 22],
      [6, 999, MEASUREMENT_FLAGS.sensorFault],
      [7, 23],
      [8, 24],
    ])
    const curve = await drawn(id, 8)
    // Two minutes are twice the interval; four are more.
    expect(curve?.pieces).toEqual([
      [
        [0, 20.5],
        [1, 21],
        [3, 22],
      ],
      [
        [7, 23],
        [8, 24],
      ],
    ])
    expect(curve?.limit).toBe(35)
    expect((curve?.span.to ?? 0) - (curve?.span.from ?? 0)).toBe(360 * MINUTE_MS)
  })

  it('draws the compared statistic as computed from the readings', async () => {
    const id = await world.addAlert([ofPeriod('max', 15)])
    await world.report(minutes(60, (minute) => (minute === 20 ? 50 : 10)))
    const curve = await drawn(id, 59)
    const values = new Map(curve?.pieces.flat().map(([minute, value]) => [minute, value]))
    expect(values.get(19)).toBe(10)
    expect(values.get(20)).toBe(50)
    expect(values.get(34)).toBe(50)
    expect(values.get(36)).toBe(10)
  })

  it('draws one value for each hour of a long period, over three periods', async () => {
    const id = await world.addAlert([ofPeriod('avg', 120)])
    await world.report(minutes(601, (minute) => Math.floor(minute / 60)))
    const curve = await drawn(id, 600)
    expect(curve?.pieces).toEqual([
      // Of the two hours before.
      [4, 5, 6, 7, 8, 9, 10].map((hour) => [hour * 60, expect.closeTo(hour - 1.5, 1)]),
    ])
  })

  it('keeps the extremes of a device that reports each second', async () => {
    const node = await seedNode(world.context, { serial: '1C00CCCC', organization: 'city' })
    const fast = await seedDataPoint(world.context, node, { path: '132:5' })
    await world.context.store.db
      .updateTable('nodes')
      .set({ interval_ms: 1_000 })
      .where('id', '=', node.nodeId)
      .execute()
    const id = await world.addAlert([
      { deviceId: node.nodeId, dataPointId: fast.id, expr: 'gt', value: 35 },
    ])
    await world.context.store.db.transaction().execute(async (tx) => {
      await sql`insert into measurements (data_point, ts, value, flags)
        select points.key, ${TEST_NOW_MS}::int8 + second * 1000, case second when 7777 then 99 when 12345 then -5 else second % 10 end, 0
        from data_points points, generate_series(0, 21599) as second
        where points.id = ${fast.id}`.execute(tx)
    })
    const curve = await drawn(id, 360)
    const points = curve?.pieces.flat() ?? []
    expect(points.length).toBeGreaterThan(1_000)
    expect(points.length).toBeLessThanOrEqual(2_010)
    expect(points).toContainEqual([7777 / 60, 99])
    expect(points).toContainEqual([12345 / 60, -5])
    expect(curve?.pieces).toHaveLength(1)
  })

  it('draws the readings of a silent data point without a limit', async () => {
    const id = await world.addAlert([
      { dataPointId: { func: 'silence', dataPointId: world.pm25.id, period: 10 } },
    ])
    await world.report([
      [0, 20],
      [1, 21],
    ])
    expect(await drawn(id, 20)).toMatchObject({
      pieces: [
        [
          [0, 20],
          [1, 21],
        ],
      ],
      limit: null,
    })
  })

  it('draws nothing without readings or for a data point of others', async () => {
    const id = await world.addAlert([plain()])
    expect(await drawn(id, 10)).toBeNull()
    const foreign = await world.addAlert([
      { deviceId: '1C00BBBB:0', dataPointId: world.harbour.pm25.id, expr: 'gt', value: 35 },
    ])
    await world.report([[1, 50]], world.harbour.pm25)
    expect(await drawn(foreign, 1)).toBeNull()
  })
})

describe('the condition of the chart', () => {
  it('shows the first condition, or at the end the one that no longer holds', async () => {
    const id = await world.addAlert([plain()])
    const rules = [{ _id: 'g0', conditions: [plain({ clear_value: 25 }), plain({ value: 10 })] }]
    const plan = storedPlan({ ...(await world.alert(id)), rules })
    const conditions = plan?.groups[0]?.conditions ?? []
    const at = (values: (number | null)[], isActive: boolean, lacksData = false) =>
      causeOf(conditions, { values, isActive, lacksData })
    expect(at([40, 40], true)).toBe(0)
    expect(at([30, 9], false)).toBe(1)
    expect(at([24, 9], false)).toBe(0)
    expect(at([null, null], false)).toBe(0)
    expect(at([40, null], false, true)).toBe(1)
  })
})

describe('charts of one change', () => {
  const notice: AlertNotice = {
    ts: TEST_NOW_MS + MINUTE_MS,
    isActive: true,
    lacksData: false,
    group: 'g0',
    values: [41],
  }
  const words = () =>
    new Map([[world.pm25.id, { parameter: 'PM2.5', device: 'Mast', unit: 'µg/m³', precision: 1 }]])
  const changeOf = async (id: string) => ({
    alert: await world.alert(id),
    notice,
    points: words(),
    isSimulated: false,
  })

  it('draws a chart once for all readers of one language and time zone', async () => {
    const id = await world.addAlert([plain()])
    await world.report([[1, 41]])
    const pictureFor = await alertPictures(world.context, await changeOf(id))
    const picture = await pictureFor({ language: 'en', timeZone: 'UTC', temperatures: 'C' })
    expect(picture).toMatchObject({ id: 'chart', width: 560, height: 200 })
    expect(await pictureFor({ language: 'en', timeZone: 'UTC', temperatures: 'C' })).toBe(picture)
    expect(
      (await pictureFor({ language: 'es', timeZone: 'UTC', temperatures: 'C' }))?.bytes,
    ).not.toEqual(picture?.bytes)
    expect(
      (await pictureFor({ language: 'en', timeZone: 'Asia/Tokyo', temperatures: 'C' }))?.bytes,
    ).not.toEqual(picture?.bytes)
  })

  it('sends no chart when it cannot be drawn or its readings cannot be read', async () => {
    const id = await world.addAlert([plain()])
    await world.report([[1, 41]])
    const change = await changeOf(id)
    const pictureFor = await alertPictures(world.context, change)
    expect(
      await pictureFor({ language: 'en', timeZone: 'Nowhere/Never', temperatures: 'C' }),
    ).toBeNull()
    await sql`alter table reporting_intervals rename to gone`.execute(world.context.store.db)
    expect(
      await (
        await alertPictures(world.context, change)
      )({ language: 'en', timeZone: 'UTC', temperatures: 'C' }),
    ).toBeNull()
  })
})
