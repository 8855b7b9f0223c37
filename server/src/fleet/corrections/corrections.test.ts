import type {
  Correction,
  Corrections,
  DataPoint,
  MeasurementResult,
  NewCorrection,
  Page,
  ReadingBasis,
  StatisticsResult,
} from '@airshed/schemas'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedDataPoint, type SeededDataPoint } from '../../testing/seed.ts'
import {
  createComputedWorld,
  idOf,
  minutes,
  START_MS,
  type ComputedWorld,
} from '../nodes/computed/computedWorld.fixture.ts'

const MINUTE = 60_000

let world: ComputedWorld
/** A data point of its own for each test. */
let pm25: SeededDataPoint
let path: string
beforeAll(async () => {
  world = await createComputedWorld()
  path = `nodes/${world.city.nodeId}/corrections`
})
beforeEach(async () => {
  pm25 = await world.point('pm25')
})
afterAll(() => world.close())

async function correct(change: Partial<NewCorrection> = {}): Promise<Correction> {
  const correction: NewCorrection = {
    data_point_id: pm25.id,
    formula: { coefficients: [1, 0.5] },
    from: 0,
    reason: 'Co-location with a reference',
    ...change,
  }
  const { status, body } = await world.call<Correction>('owner', 'POST', path, correction)
  expect({ status, body }).toMatchObject({ status: 201 })
  await world.settled()
  return body
}

async function withdraw({ _id: id }: Correction): Promise<void> {
  const { status } = await world.call('owner', 'DELETE', `${path}/${id}`)
  expect(status).toBe(200)
  await world.settled()
}

/** Readings as `[minutes after the start, value, flags?]`. */
async function readings(basis?: ReadingBasis, point = pm25) {
  await world.settled()
  const range = { from: START_MS, to: START_MS + 24 * 60 * MINUTE }
  const search = { data_point_id: [point.id], ...range, ...(basis && { basis }) }
  const { body } = await world.call<MeasurementResult>(
    'owner',
    'POST',
    'search/measurements',
    search,
  )
  return (body.data[point.id] ?? []).map(([ts, ...rest]) => [(ts - START_MS) / MINUTE, ...rest])
}

async function statistics(basis?: ReadingBasis) {
  const range = { from: START_MS, to: START_MS + 60 * MINUTE }
  const search = { data_point_id: [pm25.id], ...range, ...(basis && { basis }) }
  const { body } = await world.call<StatisticsResult>('owner', 'POST', 'search/statistics', search)
  return body.data[pm25.id]
}

async function dataPoint(): Promise<DataPoint | undefined> {
  const search = { data_point_id: [pm25.id] }
  const { body } = await world.call<Page<DataPoint>>('owner', 'POST', 'search/data_points', search)
  return body.data[0]
}

describe('a correction', () => {
  it('a correction gives corrected values by default, and leaves the reported ones', async () => {
    await world.report(pm25, [
      [0, 20],
      [1, 40],
    ])
    await correct()
    expect(await readings()).toEqual([
      [0, 11],
      [1, 21],
    ])
    expect(await readings('corrected')).toEqual(await readings())
    expect(await readings('reported')).toEqual([
      [0, 20],
      [1, 40],
    ])
  })

  it('corrects readings that arrive later, and sends them to open pages', async () => {
    await correct()
    const sent: NodeMeasurements[] = []
    world.context.bus.subscribe((news) => sent.push(...news))
    await world.report(pm25, [[3, 10]])
    expect(await readings()).toEqual([[3, 6]])
    expect(sent.filter(({ dataPointId }) => dataPointId === `${pm25.id}~corrected`)).toMatchObject([
      { measurements: [[START_MS + 3 * MINUTE, 6]] },
    ])
  })

  it('corrects only readings of its time, whose end belongs to the next', async () => {
    await world.report(
      pm25,
      minutes(0, 4, () => 10),
    )
    await correct({ from: START_MS + MINUTE, to: START_MS + 3 * MINUTE })
    expect(await readings()).toEqual([
      [0, 10],
      [1, 6],
      [2, 6],
      [3, 10],
    ])
  })

  it('the correction made last counts where several cover a reading', async () => {
    await world.report(
      pm25,
      minutes(0, 3, () => 10),
    )
    await correct()
    const second = await correct({ from: START_MS + 2 * MINUTE, formula: { coefficients: [0, 3] } })
    expect(second.version).toBe(2)
    expect(await readings()).toEqual([
      [0, 6],
      [1, 6],
      [2, 30],
    ])
    await withdraw(second)
    expect(await readings()).toEqual([
      [0, 6],
      [1, 6],
      [2, 6],
    ])
  })

  it('leaves hidden readings hidden, and counts them', async () => {
    const { implausible } = MEASUREMENT_FLAGS
    await world.report(pm25, [
      [0, 20],
      [1, 9999, implausible],
    ])
    await correct()
    expect(await readings()).toEqual([
      [0, 11],
      [1, null, implausible],
    ])
    expect((await statistics())?.hidden).toEqual({ implausible: 1 })
  })

  it('a reading that somebody rejects is hidden on both bases, until the rejection is withdrawn', async () => {
    await world.report(pm25, [
      [0, 20],
      [1, 400],
    ])
    await correct()
    const flags = `nodes/${world.city.nodeId}/quality_flags`
    const { status, body } = await world.call<{ _id: string }[]>('owner', 'POST', flags, {
      data_point_ids: [pm25.id],
      from: START_MS + MINUTE,
      to: START_MS + 2 * MINUTE,
      reason: 'Smoke of a barbecue',
    })
    expect(status).toBe(201)
    const { rejected } = MEASUREMENT_FLAGS
    await eventually(async () => {
      expect(await readings()).toEqual([
        [0, 11],
        [1, null, rejected],
      ])
    })
    expect(await readings('reported')).toEqual([
      [0, 20],
      [1, null, rejected],
    ])
    for (const { _id: id } of body) await world.call('owner', 'DELETE', `${flags}/${id}`)
    await eventually(async () => {
      expect(await readings()).toEqual([
        [0, 11],
        [1, 201],
      ])
    })
  })

  it('corrects the limit of a reading below its detection limit', async () => {
    const { belowLimit } = MEASUREMENT_FLAGS
    await world.report(
      pm25,
      minutes(0, 60, () => 4).map(([minute, value]) => [minute, value, belowLimit] as const),
    )
    await correct()
    expect((await readings())[0]).toEqual([0, 3, belowLimit])
    expect((await statistics())?.value).toBe(1.5)
  })

  it('statistics are of corrected readings, not corrected statistics', async () => {
    await world.report(
      pm25,
      minutes(0, 60, (minute) => minute),
    )
    await correct({ formula: { coefficients: [0, 0, 1] } })
    const mean = Array.from({ length: 60 }, (_, at) => at * at).reduce((a, b) => a + b) / 60
    expect((await statistics())?.value).toBeCloseTo(mean, 9)
    expect((await statistics('reported'))?.value).toBe(29.5)
  })

  it('shows the newest value of a data point on both bases', async () => {
    await world.report(pm25, [[0, 20]])
    expect(await dataPoint()).not.toHaveProperty('correction')
    await correct()
    expect(await dataPoint()).toMatchObject({
      lastValue: 11,
      lastTimeReportedTs: START_MS,
      correction: { basis: 'corrected', version: 1, lastReported: 20, lastCorrected: 11 },
    })
  })

  it('computed parameters follow corrected values, and the reported ones again once it is withdrawn', async () => {
    await world.report(pm25, [
      [0, 20],
      [1, 40],
    ])
    const doubled = await world.add({
      link: [pm25.id],
      scale: { min: 0, max: 1, range1: 0, range2: 2 },
    })
    const correction = await correct()
    expect(await world.valuesOf(doubled)).toEqual([
      [0, 22],
      [1, 42],
    ])
    await world.report(pm25, [[2, 60]])
    expect((await world.valuesOf(doubled)).at(-1)).toEqual([2, 62])
    await withdraw(correction)
    expect(await world.valuesOf(doubled)).toEqual([
      [0, 40],
      [1, 80],
      [2, 120],
    ])
  })

  it('withdrawing a correction restores every figure, and keeps it in the list', async () => {
    await world.report(
      pm25,
      minutes(0, 60, () => 10),
    )
    const before = { readings: await readings(), statistics: await statistics() }
    const correction = await correct()
    expect(await readings()).not.toEqual(before.readings)
    await withdraw(correction)
    expect({ readings: await readings(), statistics: await statistics() }).toEqual(before)
    const { body } = await world.call<Corrections>('owner', 'GET', path)
    const { _id: wanted } = correction
    expect(body.data.find(({ _id: id }) => id === wanted)).toMatchObject({
      reason: 'Co-location with a reference',
      made_by: 'owner Tester',
      withdrawn_at: expect.any(Number) as number,
    })
    expect(await dataPoint()).not.toHaveProperty('correction')
  })

  it('a corrected series is no data point of its own in any list', async () => {
    await world.report(pm25, [[0, 20]])
    await correct()
    const search = { node_id: [world.city.nodeId] }
    const { body } = await world.call<Page<DataPoint>>(
      'owner',
      'POST',
      'search/data_points',
      search,
    )
    expect(body.data.map(idOf).filter((id) => id.includes('~'))).toEqual([])
    expect(body.total).toBe(body.data.length)
  })

  it('a reading that repeats a stored one is no conflict with its corrected value', async () => {
    await world.report(pm25, [[0, 20]])
    await correct()
    await world.report(pm25, [[0, 20]])
    expect(await readings('reported')).toEqual([[0, 20]])
    expect(await readings()).toEqual([[0, 11]])
  })
})

describe('a published correction', () => {
  it('uses the humidity of the same time', async () => {
    const { context, city } = world
    const sensor = await world.gasInAir()
    const sensorId = sensor.no2.id.split('/')[0] ?? ''
    const add = (parameter: string, unit: string) =>
      seedDataPoint(context, { ...city, sensorId }, { path: parameter, unit })
    pm25 = await add('132:5', 'µg/m³')
    const humidity = await add('128:2', '%')
    await world.report(humidity, [[0, 50]])
    await world.report(pm25, [
      [0, 20],
      [1, 100],
    ])
    await correct({ formula: { preset: 'us-epa-purpleair-2021' } })
    const [[, low] = [], [, high] = []] = await readings()
    expect(low).toBeCloseTo(0.524 * 20 - 0.0862 * 50 + 5.75, 9)
    expect(high).toBeCloseTo(0.786 * 100 - 0.0862 * 50 + 5.75, 9)
    // A revised humidity corrects its readings again.
    await context.store.measurements.revise(
      [{ dataPoint: humidity.key, ts: START_MS, value: 60, flags: 0 }],
      'server',
    )
    context.bus.signal('metrics')
    expect((await readings())[0]?.[1]).toBeCloseTo(0.524 * 20 - 0.0862 * 60 + 5.75, 9)
  })

  it('refuses a data point of another parameter, and says which it is for', async () => {
    const { status, body } = await world.call('owner', 'POST', path, {
      data_point_id: pm25.id,
      formula: { preset: 'us-epa-purpleair-2021' },
      from: 0,
      reason: 'By the book',
    })
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }])
  })
})

describe('what cannot be corrected', () => {
  it.each([
    ['a coefficient alone', { formula: { coefficients: [1] } }],
    ['an unknown preset', { formula: { preset: 'none-such' } }],
    ['an end before the start', { from: 2000, to: 1000 }],
    ['an empty reason', { reason: '  ' }],
  ])('refuses %s', async (_, change) => {
    const { status } = await world.call('owner', 'POST', path, {
      data_point_id: pm25.id,
      formula: { coefficients: [0, 1] },
      from: 0,
      reason: 'Why',
      ...change,
    })
    expect(status).toBe(400)
  })

  it('refuses a computed parameter, a direction, and a corrected series itself', async () => {
    const computed = await world.add({ link: [pm25.id], abs: {} })
    const direction = await world.point('wd', 'direction', '°')
    await correct()
    for (const id of [idOf(computed), direction.id, `${pm25.id}~corrected`]) {
      const { status } = await world.call('owner', 'POST', path, {
        data_point_id: id,
        formula: { coefficients: [0, 1] },
        from: 0,
        reason: 'Why',
      })
      expect(status).toBe(400)
    }
  })

  it('a formula beyond what can be a reading gives no value, and computing goes on', async () => {
    await world.report(pm25, [
      [0, 20],
      [1, 0],
    ])
    await correct({ formula: { coefficients: [1, 0, 0, 0, 0, 0, 1e15] } })
    expect(await readings()).toEqual([
      [0, null],
      [1, 1],
    ])
  })
})

describe('what shows readings elsewhere', () => {
  it('a file has the reported value, the corrected one, and the correction that gave it', async () => {
    await world.report(pm25, [
      [0, 20],
      [1, 40],
    ])
    await correct({ from: START_MS + MINUTE })
    const { status, body } = await world.call<string>(
      'owner',
      'POST',
      'search/measurements/export',
      {
        data_point_id: [pm25.id],
        from: START_MS,
        to: START_MS + 60 * MINUTE,
      },
    )
    expect(status).toBe(200)
    const lines = String(body).split('\r\n')
    expect(lines.filter((line) => line.includes('Correction 1'))).toEqual([
      `"# Correction 1 of ${pm25.id}, from ${new Date(START_MS + MINUTE).toISOString()} on: 1 + 0.5·x, x in µg/m³"`,
    ])
    expect(lines.filter((line) => line.endsWith('corrected_value,correction'))).toHaveLength(1)
    const rows = lines.filter((line) => /^\d{4}-/.test(line)).map((line) => line.split(','))
    expect(rows.map((cells) => [cells[4], ...cells.slice(-2)])).toEqual([
      ['20', '20', ''],
      ['40', '21', '1'],
    ])
  })

  it('an organization that chooses reported values gets those everywhere, and may ask for corrected ones', async () => {
    const choose = (basis: ReadingBasis) =>
      world.call('owner', 'PUT', 'organizations/city', { readings_basis: basis })
    await world.report(pm25, [[0, 20]])
    const doubled = await world.add({
      link: [pm25.id],
      scale: { min: 0, max: 1, range1: 0, range2: 2 },
    })
    await correct()
    expect(await world.valuesOf(doubled)).toEqual([[0, 22]])
    expect((await choose('reported')).status).toBe(200)
    expect(await readings()).toEqual([[0, 20]])
    expect(await readings('corrected')).toEqual([[0, 11]])
    expect(await dataPoint()).toMatchObject({
      lastValue: 20,
      correction: { basis: 'reported', lastReported: 20, lastCorrected: 11 },
    })
    await eventually(async () => expect(await world.valuesOf(doubled)).toEqual([[0, 40]]))
    await choose('corrected')
    await eventually(async () => expect(await world.valuesOf(doubled)).toEqual([[0, 22]]))
  })
})
