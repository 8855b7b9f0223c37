import type { DataPoint, SeriesInfo, StatisticsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conditionText } from '../../../alerting/notifications/wording/conditionText.ts'
import { converterFor } from '../../ingest/rules/units.ts'
import type { SeededDataPoint } from '../../../testing/seed.ts'
import type { MeasuredCondition } from '../../../storage/store/tables/alerts.ts'
import { createComputedWorld, idOf, START_MS, type ComputedWorld } from './computedWorld.fixture.ts'

/** 100 ppb of nitrogen dioxide in each air, at 5 °C and 950 hPa where it is measured; computed independently in R. */
const EXPECTED = [
  { reference: '20C', unit: 'µg/m³ (20 °C)', mass: 191.3011 },
  { reference: '25C', unit: 'µg/m³ (25 °C)', mass: 188.0431 },
  { reference: 'measured', unit: 'µg/m³ (T, p)', mass: 188.9819 },
] as const

let world: ComputedWorld
let no2: SeededDataPoint
const metrics = new Map<string, DataPoint>()
beforeAll(async () => {
  world = await createComputedWorld()
  const gas = await world.gasInAir()
  no2 = gas.no2
  await world.report(no2, [[0, 100]])
  await world.report(gas.celsius, [[0, 5]])
  await world.report(gas.pressure, [[0, 950]])
  const air = [gas.celsius.id, gas.pressure.id]
  for (const { reference } of EXPECTED) {
    const link = [no2.id, ...(reference === 'measured' ? air : [])]
    metrics.set(reference, await world.add({ link, mass: { reference } }, `NO2 ${reference}`))
  }
})
afterAll(() => world.close())

const window = { from: START_MS, to: START_MS + 60_000 }

describe.each(EXPECTED)('a mass concentration at $reference', ({ reference, unit, mass }) => {
  const id = () => idOf(metrics.get(reference) as DataPoint)
  const search = <Answer>(what: string, body: object) =>
    world.call<Answer>('user', 'POST', `search/${what}`, { data_point_id: [id()], ...body })

  it('a mass concentration names its reference in the unit and in a field of the data point', async () => {
    const { body } = await search<{ data: DataPoint[] }>('data_points', {})
    expect(body.data).toMatchObject([
      { unit, gasReference: reference, lastValue: expect.closeTo(mass, 3) },
    ])
  })

  it('answers the same value in series and statistics', async () => {
    const series = await search<{
      data: Record<string, [number, number][]>
      info: Record<string, SeriesInfo>
    }>('measurements', window)
    expect(series.body.data[id()]).toEqual([[START_MS, expect.closeTo(mass, 3)]])
    const { body } = await search<StatisticsResult>('statistics', window)
    expect(body.data[id()]).toMatchObject({ value: expect.closeTo(mass, 3) })
  })

  it('exports its reference in the unit, from which the gas is converted back', async () => {
    const { body } = await search<string>('measurements/export', window)
    expect(body).toContain(`NO2 ${reference}, ${unit}, reports every`)
    const row = body.split('\r\n').find((line) => line.startsWith('20')) ?? ''
    // The unit of measured air has a comma.
    const reported = row.includes(`"${unit}"`) ? `"${unit}"` : unit
    const value = Number(row.split(`,${reported},`)[1]?.split(',')[0])
    expect(value).toBeCloseTo(mass, 3)
    const convert = converterFor('170:1', unit, reference === '20C' ? '25C' : '20C')
    if (reference === 'measured') expect(convert).toBeNull()
    else expect(convert?.(value)).toBeCloseTo(100, 4)
  })

  it('names its reference in the unit of alert messages', () => {
    const points = new Map([[id(), { parameter: 'NO2', device: 'Roof', unit, precision: 1 }]])
    const condition = { deviceId: 'A:0', dataPointId: id(), expr: 'gt', value: 180, measured: mass }
    const words = conditionText(condition as MeasuredCondition, {
      points,
      references: [],
      language: 'en',
      temperatures: 'F',
    })
    expect([words.measured, words.limit]).toEqual([`${mass.toFixed(1)} ${unit}`, `180 ${unit}`])
  })
})

it('keeps the gas itself as measured by volume', async () => {
  const { body } = await world.call<{ data: DataPoint[] }>('user', 'POST', 'search/data_points', {
    data_point_id: [no2.id],
  })
  expect(body.data).toMatchObject([{ unit: 'ppb', lastValue: 100 }])
  expect(Object.keys(body.data[0] ?? {})).not.toContain('gasReference')
})
