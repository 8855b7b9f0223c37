import type { DataPoint, MeasurementResult } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { NodeMeasurements } from '../../../storage/bus/bus.ts'
import { followAll } from '../../computed/keepParametersComputed.ts'
import { flagDayAgain } from '../../../storage/store/measurements/flagAgain.ts'
import type { SeededDataPoint } from '../../../testing/seed.ts'
import { createTestStore } from '../../../testing/testStore.ts'
import {
  createComputedWorld,
  idOf,
  computedIdOf,
  minutes,
  START_MS,
  type ComputedWorld,
} from './computedWorld.fixture.ts'

let world: ComputedWorld
/** A data point of its own for each test. */
let pm25: SeededDataPoint
beforeAll(async () => {
  world = await createComputedWorld()
})
beforeEach(async () => {
  pm25 = await world.point('pm25')
})
afterAll(() => world.close())

const MINUTE = 60_000

describe('the values of a computed parameter', () => {
  it('a computed parameter follows readings as they come and reaches open pages', async () => {
    const { add, report, valuesOf, context } = world
    const computed = await add({ link: [pm25.id], gt: { value: 35 } })
    const reported: NodeMeasurements[] = []
    context.bus.subscribe((news) => reported.push(...news))
    await report(pm25, [
      [0, 20],
      [1, 40],
    ])
    expect(await valuesOf(computed)).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(
      reported.find(({ dataPointId }) => dataPointId === idOf(computed))?.measurements,
    ).toEqual([
      [START_MS, 0],
      [START_MS + MINUTE, 1],
    ])
  })

  it('keeps values as computed, and a precision of three decimals', async () => {
    const { add, report, call } = world
    const third = { min: 0, max: 3, range1: 0, range2: 1, unit: '%' }
    const computed = await add({ link: [pm25.id], scale: third })
    await report(pm25, [[0, 1]])
    expect(await world.valuesOf(computed)).toEqual([[0, 1 / 3]])
    const search = { data_point_id: [idOf(computed)], from: START_MS, to: START_MS + MINUTE }
    const { body } = await call<MeasurementResult>('owner', 'POST', 'search/measurements', search)
    expect(body.data[idOf(computed)]).toEqual([[START_MS, 1 / 3]])
    expect(computed.precision).toBe(3)
  })

  it('computes values for the time before the computed parameter was created', async () => {
    const { add, report, valuesOf } = world
    await report(
      pm25,
      minutes(0, 180, (minute) => (minute < 60 ? 10 : 30)),
    )
    const computed = await add({ link: [pm25.id], avg: { period: 60 } })
    expect(await valuesOf(computed)).toEqual([
      [60, 10],
      [120, 30],
    ])
  })

  it('computes values again when readings come late', async () => {
    const { add, report, valuesOf } = world
    await report(
      pm25,
      minutes(0, 121, () => 10).filter(([minute]) => minute < 30 || minute >= 60),
    )
    const computed = await add({ link: [pm25.id], avg: { period: 60 } }, 'Hourly')
    expect(await valuesOf(computed)).toEqual([[120, 10]])
    await report(
      pm25,
      minutes(30, 60, () => 40),
    )
    expect(await valuesOf(computed)).toEqual([
      [60, 25],
      [120, 10],
    ])
    const rollups = await world.context.store.db
      .selectFrom('rollups')
      .innerJoin('data_points', 'data_points.key', 'rollups.data_point')
      .select(['rollups.ts', 'count', 'sum', 'min', 'max', 'first_value', 'rollups.last_value'])
      .where('data_points.id', '=', idOf(computed))
      .where('rollups.step_ms', '=', 24 * 60 * MINUTE)
      .execute()
    expect(rollups).toEqual([
      {
        ts: START_MS - 12 * 60 * MINUTE,
        count: 2,
        sum: 35,
        min: 10,
        max: 25,
        first_value: 25,
        last_value: 10,
      },
    ])
  })

  it('leaves a gap empty and computes the hour before it once readings are back', async () => {
    const { add, report, valuesOf } = world
    const computed = await add({ link: [pm25.id], avg: { period: 60 } })
    await report(
      pm25,
      minutes(0, 60, () => 10),
    )
    expect(await valuesOf(computed)).toEqual([])
    await report(
      pm25,
      minutes(600, 661, () => 20),
    )
    expect(await valuesOf(computed)).toEqual([
      [60, 10],
      [660, 20],
    ])
  })

  it('a computed parameter leaves out readings that a flag hides', async () => {
    const { add, report, valuesOf } = world
    const computed = await add({ link: [pm25.id], abs: {} })
    await report(pm25, [
      [0, -3],
      [1, -1000, 8],
    ])
    expect(await valuesOf(computed)).toEqual([[0, 3]])
  })

  it('a computed parameter averages a wind across north', async () => {
    const { add, report, valuesOf, point } = world
    const wind = await point('150:1', 'direction', '°')
    const computed = await add({ link: [wind.id], avg: { period: 60 } })
    expect(computed).toMatchObject({ kind: 'direction', isWindDirection: true })
    await report(
      wind,
      minutes(0, 61, (minute) => (minute % 2 === 0 ? 350 : 20)),
    )
    const [[, value] = []] = await valuesOf(computed)
    expect(value).toBeCloseTo(5)
  })

  it('subtracts a data point in the unit of the first', async () => {
    const { add, report, valuesOf, point } = world
    const [inside, outside] = [
      await point('141:1', 'scalar', 'ppb'),
      await point('141:2', 'scalar', 'ppm'),
    ]
    const computed = await add({ link: [inside.id, outside.id], diff: {} })
    await report(inside, [[0, 900]])
    await report(outside, [
      [0, 0.4],
      [1, 0.5],
      // Without a newer reading from inside.
      [10, 0.6],
    ])
    expect(computed.unit).toBe('ppb')
    expect(await valuesOf(computed)).toEqual([
      [0, 500],
      [1, 400],
    ])
  })

  describe('the mass concentration of a gas', () => {
    it('refers to measured air and follows each of its three data points', async () => {
      const { add, report, valuesOf } = world
      const { no2, celsius, pressure } = await world.gasInAir()
      const computed = await add({ link: [no2.id, celsius.id, pressure.id], mass: {} })
      expect(computed).toMatchObject({
        unit: 'µg/m³ (T, p)',
        gasReference: 'measured',
        metric: { conditions: { mass: { reference: 'measured' } } },
      })
      await report(no2, [[0, 100]])
      await report(celsius, [[0, 5]])
      expect(await valuesOf(computed)).toEqual([])
      await report(pressure, [[0, 950]])
      expect(await valuesOf(computed)).toEqual([[0, expect.closeTo(188.9819, 3)]])
      await report(celsius, [[1, 15]])
      await report(pressure, [[2, 900]])
      expect(await valuesOf(computed)).toEqual([
        [0, expect.closeTo(188.9819, 3)],
        [1, expect.closeTo(182.4234, 3)],
        [2, expect.closeTo(172.8222, 3)],
      ])
      // A late reading of the third one.
      await report(pressure, [[1, 900]])
      expect((await valuesOf(computed))[1]).toEqual([1, expect.closeTo(172.8222, 3)])
    })

    it('leaves a gap where the pressure is hidden, even when it is hidden later', async () => {
      const { add, report, valuesOf, context } = world
      const { no2, celsius, pressure } = await world.gasInAir()
      const computed = await add({ link: [no2.id, celsius.id, pressure.id], mass: {} })
      await report(no2, [
        [0, 100],
        [10, 100],
      ])
      await report(celsius, [
        [0, 5],
        [10, 5],
      ])
      await report(pressure, [
        [0, 950],
        [10, 20, 8],
      ])
      expect(await valuesOf(computed)).toEqual([[0, expect.closeTo(188.9819, 3)]])
      const day = START_MS - (START_MS % 86_400_000)
      const narrower = { key: pressure.key, plausible: { min: 960, max: 1100 } }
      await flagDayAgain(context.store.db, narrower, day)
      await followAll(context, () => false)
      expect(await valuesOf(computed)).toEqual([])
    })

    it('refers to the air its organization had chosen at creation', async () => {
      const { add, report, valuesOf, call, path } = world
      const { no2 } = await world.gasInAir()
      const european = await add({ link: [no2.id], mass: {} })
      const choose = (reference: string) =>
        call('owner', 'PUT', 'organizations/city', { gas_reference: reference })
      expect((await choose('25C')).status).toBe(200)
      const american = await add({ link: [no2.id], mass: {} })
      const stated = await add({ link: [no2.id], mass: { reference: '20C' } })
      await report(no2, [[0, 100]])
      expect(
        [european, american, stated].map(({ unit, gasReference }) => [unit, gasReference]),
      ).toEqual([
        ['µg/m³ (20 °C)', '20C'],
        ['µg/m³ (25 °C)', '25C'],
        ['µg/m³ (20 °C)', '20C'],
      ])
      expect(await valuesOf(european)).toEqual([[0, expect.closeTo(191.3011, 3)]])
      expect(await valuesOf(american)).toEqual([[0, expect.closeTo(188.0431, 3)]])
      expect(await valuesOf(stated)).toEqual([[0, expect.closeTo(191.3011, 3)]])
      // Renamed, it still refers to the air of before.
      const renamed = await call<DataPoint>('owner', 'PUT', `${path}/${computedIdOf(european)}`, {
        name: 'NO2 by mass',
      })
      expect(renamed.body).toMatchObject({ unit: 'µg/m³ (20 °C)' })
      expect((await choose('20C')).status).toBe(200)
    })

    it('averages a mass concentration in its own unit', async () => {
      const { add, report, valuesOf } = world
      const { no2 } = await world.gasInAir()
      const mass = await add({ link: [no2.id], mass: { reference: '25C' } })
      const hourly = await add({ link: [idOf(mass)], avg: { period: 60 } })
      await report(
        no2,
        minutes(0, 61, () => 100),
      )
      expect(hourly).toMatchObject({ unit: 'µg/m³ (25 °C)', gasReference: '25C' })
      expect(await valuesOf(hourly)).toEqual([[60, expect.closeTo(188.0431, 3)]])
    })
  })

  it('computes computed parameters from computed parameters', async () => {
    const { add, report, valuesOf } = world
    const hourly = await add({ link: [pm25.id], avg: { period: 60 } }, 'Hourly')
    const worst = await add({ link: [idOf(hourly)], max: { period: 120 } }, 'Worst')
    const alarm = await add({ link: [idOf(worst)], gte: { value: 40 } }, 'Alarm')
    await report(
      pm25,
      minutes(0, 241, (minute) => (minute < 60 ? 10 : minute < 120 ? 40 : 20)),
    )
    expect(await valuesOf(worst)).toEqual([
      [60, 10],
      [120, 40],
      [180, 40],
      [240, 20],
    ])
    expect(await valuesOf(alarm)).toEqual([
      [60, 0],
      [120, 1],
      [180, 1],
      [240, 0],
    ])
    await report(pm25, [[30.5, 2000]])
    expect((await valuesOf(alarm))[0]).toEqual([60, 1])
  })

  it('replaces all values when the conditions change', async () => {
    const { add, report, valuesOf, call, path } = world
    await report(
      pm25,
      minutes(0, 61, () => 10),
    )
    const computed = await add({ link: [pm25.id], abs: {} }, 'Small')
    const behind = await add({
      link: [idOf(computed)],
      scale: { min: 0, max: 1, range1: 0, range2: 2 },
    })
    expect(await valuesOf(behind)).toHaveLength(61)
    const { status } = await call('owner', 'PUT', `${path}/${computedIdOf(computed)}`, {
      conditions: { link: [pm25.id], avg: { period: 60 } },
    })
    expect(status).toBe(200)
    expect(await valuesOf(computed)).toEqual([[60, 10]])
    expect(await valuesOf(behind)).toEqual([[60, 20]])
  })

  it('follows changes of the flags of its readings', async () => {
    const { add, report, valuesOf, context } = world
    const computed = await add({ link: [pm25.id], abs: {} })
    await report(pm25, [[0, 3]])
    expect(await valuesOf(computed)).toEqual([[0, 3]])
    const day = START_MS - (START_MS % 86_400_000)
    await flagDayAgain(context.store.db, { key: pm25.key, plausible: { min: 5, max: 9 } }, day)
    await followAll(context, () => false)
    expect(await valuesOf(computed)).toEqual([])
    const { last_ts, last_value } = await context.store.db
      .selectFrom('data_points')
      .select(['last_ts', 'last_value'])
      .where('id', '=', idOf(computed))
      .executeTakeFirstOrThrow()
    expect([last_ts, last_value]).toEqual([null, null])
  })
})

describe('a process that stops while computed parameters follow', () => {
  it('leaves readings that it has not followed to the next process', async () => {
    const store = await createTestStore({})
    onTestFinished(() => store.close())
    // The store outlives the process.
    const first = await createComputedWorld({ store: { ...store, close: async () => {} } })
    const computed = await first.add({ link: [first.pm25.id], abs: {} })
    await first.close()
    const marks = () => store.db.selectFrom('metric_marks').selectAll().execute()
    await first.report(first.pm25, [[0, -7]])
    expect(await marks()).toHaveLength(1)

    const dying = () => {
      throw new Error('The process dies')
    }
    await expect(followAll({ ...first.context, clock: dying }, () => false)).rejects.toThrow('dies')
    expect(await marks()).toHaveLength(1)

    await followAll(first.context, () => false)
    expect(await marks()).toEqual([])
    expect(await first.valuesOf(computed)).toEqual([[0, 7]])
  })
})
