import { describe, expect, it } from 'vitest'
import { sampleFrame } from '../testsupport/sampleFrame.ts'
import { frameNames } from './frameNames.ts'

const quay = (path: string) => ({ ...sampleFrame(`A1.0.0.0/${path}`), deviceName: 'Quay Street' })
const park = (path: string) => ({ ...sampleFrame(`B2.0.0.0/${path}`), deviceName: 'Orchard Park' })

describe('the names of series', () => {
  it('names series by device and tells a shared parameter once', () => {
    expect(frameNames([quay('132:5'), park('132:5')])).toEqual({
      parameter: 'PM2.5',
      unit: 'µg/m³',
      names: ['Quay Street', 'Orchard Park'],
    })
  })

  it('names series of one device by parameter', () => {
    expect(frameNames([quay('132:5'), quay('150:2')])).toEqual({
      parameter: null,
      unit: null,
      names: ['PM2.5', 'WD'],
    })
  })

  it('names series by parameter and device where both differ', () => {
    expect(frameNames([quay('132:5'), park('132:7')])).toMatchObject({
      parameter: null,
      unit: 'µg/m³',
      names: ['PM2.5 · Quay Street', 'PM10 · Orchard Park'],
    })
  })

  it('keeps the whole label of a series whose device name is unknown', () => {
    const { deviceName: _name, ...unnamed } = quay('132:5')
    expect(frameNames([unnamed, park('132:5')]).names[0]).toBe(unnamed.label)
  })

  it('gives no names for no series', () => {
    expect(frameNames([])).toEqual({ parameter: null, unit: null, names: [] })
  })
})
