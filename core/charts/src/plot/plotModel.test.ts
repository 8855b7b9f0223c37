import { describe, expect, it } from 'vitest'
import { sampleSeries } from '../testsupport/sampleSeries.ts'
import { axisColor, axisText } from './plotModel.ts'

const fine = sampleSeries({ id: 'a', parameter: 'PM2.5' })
const coarse = sampleSeries({ id: 'b', parameter: 'PM10' })
const warm = sampleSeries({ id: 'c', parameter: 'Temp.', unit: '°C', color: '#c76b00' })

describe('an axis', () => {
  it('an axis names the parameter that all of its lines share', () => {
    expect(axisText([fine, { ...fine, id: 'd' }, warm], 'µg/m³')).toBe('PM2.5, µg/m³')
    expect(axisText([fine, { ...coarse, isHidden: true }], 'µg/m³')).toBe('PM2.5, µg/m³')
  })

  it('an axis names the unit alone where parameters differ or are unknown', () => {
    expect(axisText([fine, coarse], 'µg/m³')).toBe('µg/m³')
    expect(axisText([sampleSeries()], 'µg/m³')).toBe('µg/m³')
  })

  it('an axis with a single line has its colour beside another axis', () => {
    expect(axisColor([fine, coarse, warm], '°C')).toBe('#c76b00')
    expect(axisColor([fine, coarse, warm], 'µg/m³')).toBeNull()
    expect(axisColor([warm], '°C')).toBeNull()
  })
})
