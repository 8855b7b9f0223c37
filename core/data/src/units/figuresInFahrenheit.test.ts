import type { DataPoint } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { dataPointIn } from './figuresInFahrenheit.ts'

it('converts the newest value of a temperature on both bases', () => {
  const correction = { basis: 'corrected', version: 1, lastReported: 10, lastCorrected: 5 } as const
  const point = { _id: 'A.0.0.0/110:1', unit: '°C', lastValue: 5, correction } as DataPoint
  expect(dataPointIn(point)).toMatchObject({
    unit: '°F',
    lastValue: 41,
    correction: { ...correction, lastReported: 50, lastCorrected: 41 },
  })
})
