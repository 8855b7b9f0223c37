import { describe, expect, it } from 'vitest'
import { sampleSeries } from '../testsupport/sampleSeries.ts'
import { axisColor, axisWords } from './plotModel.ts'

const fine = sampleSeries({ id: 'a', parameter: 'PM2.5' })
const coarse = sampleSeries({ id: 'b', parameter: 'PM10' })
const warm = sampleSeries({ id: 'c', parameter: 'Temp.', unit: '°C', color: '#c76b00' })

describe('an axis', () => {
  it('names the parameter that all of its lines share', () => {
    expect(axisWords([fine, { ...fine, id: 'd' }, warm], 'µg/m³')).toBe('PM2.5, µg/m³')
    expect(axisWords([fine, { ...coarse, isHidden: true }], 'µg/m³')).toBe('PM2.5, µg/m³')
  })

  it('names the unit alone where its parameters differ, or nobody told them', () => {
    expect(axisWords([fine, coarse], 'µg/m³')).toBe('µg/m³')
    expect(axisWords([sampleSeries()], 'µg/m³')).toBe('µg/m³')
  })

  it('has the colour of its only line beside another axis', () => {
    expect(axisColor([fine, coarse, warm], '°C')).toBe('#c76b00')
    expect(axisColor([fine, coarse, warm], 'µg/m³')).toBeNull()
    expect(axisColor([warm], '°C')).toBeNull()
  })
})
