import { colocationOf } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { residualFigure } from './residualFigure.ts'
import { scatterFigure } from './scatterFigure.ts'

const REFERENCE = Array.from({ length: 20 }, (_, at) => 10 + at)

const sensorOf = (values: readonly number[]) => {
  const [sensor] = colocationOf({
    start: REFERENCE.map((_, at) => at * 3_600_000),
    reference: REFERENCE,
    sensors: [{ dataPointId: 's', values }],
    temperature: { values: REFERENCE, unit: '°C' },
    humidity: null,
    targets: null,
  }).sensors
  if (sensor === undefined) throw new Error('expected a sensor, got none')
  return sensor
}
const NAMES = { reference: 'Reference', sensor: 'Sensor', line: 'Line', identity: '1:1' }

describe('the plot of a sensor against its reference', () => {
  it('draws the line over the pairs, and the 1:1 line over both axes', () => {
    const sensor = sensorOf(REFERENCE.map((x) => 2 * x + 3))
    const { traces, x, y } = scatterFigure(sensor, NAMES, 'light')
    expect(traces.map(({ id }) => id)).toEqual(['pairs', 'line', 'identity'])
    // The reference is 10 to 29, the sensor 23 to 61.
    expect(traces[1]).toMatchObject({ x: [10, 29], y: [23, 61] })
    expect(traces[2]).toMatchObject({ x: [10, 61], y: [10, 61], isDashed: true })
    expect(x?.range).toEqual(y?.range)
  })

  it('a scatter has no line where the reference and the sensor have none', () => {
    const sensor = { ...sensorOf(REFERENCE), line: null }
    const { traces } = scatterFigure(sensor, NAMES, 'dark')
    expect(traces.map(({ id }) => id)).toEqual(['pairs', 'identity'])
  })
})

it('residuals are drawn in the middle of their class, with their deviation to both sides', () => {
  const sensor = sensorOf(REFERENCE.map((x) => x + (x % 2 === 0 ? 1 : -1)))
  const { temperature } = sensor
  if (temperature === null) throw new Error('expected residuals by temperature, got none')
  const { traces } = residualFigure(temperature, { grouping: 'T', residual: 'R' }, 'light')
  const [first] = temperature.bins
  const [residuals] = traces
  expect(residuals).toMatchObject({ kind: 'line', interval: 'bars' })
  expect(residuals?.x[0]).toBe(12.5)
  expect(residuals?.y[0]).toBe(first?.mean)
  expect((residuals as unknown as { low: number[] }).low[0]).toBeCloseTo(
    (first?.mean ?? 0) - (first?.deviation ?? 0),
    12,
  )
  expect(traces[1]).toMatchObject({ id: 'zero', y: [0, 0], isDashed: true })
})
