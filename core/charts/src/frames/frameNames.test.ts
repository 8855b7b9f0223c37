import { describe, expect, it } from 'vitest'
import { sampleFrame } from '../testsupport/sampleFrame.ts'
import { frameNames } from './frameNames.ts'

const quay = (path: string) => ({ ...sampleFrame(`A1.0.0.0/${path}`), deviceName: 'Quay Street' })
const park = (path: string) => ({ ...sampleFrame(`B2.0.0.0/${path}`), deviceName: 'Orchard Park' })

describe('the names of series', () => {
  it('are those of the devices where all measure the same, which is said once', () => {
    expect(frameNames([quay('132:5'), park('132:5')])).toEqual({
      parameter: 'PM2.5',
      unit: 'µg/m³',
      names: ['Quay Street', 'Orchard Park'],
    })
  })

  it('are those of the parameters on one device', () => {
    expect(frameNames([quay('132:5'), quay('150:2')])).toEqual({
      parameter: null,
      unit: null,
      names: ['PM2.5', 'WD'],
    })
  })

  it('are both where both differ', () => {
    expect(frameNames([quay('132:5'), park('132:7')])).toMatchObject({
      parameter: null,
      unit: 'µg/m³',
      names: ['PM2.5 · Quay Street', 'PM10 · Orchard Park'],
    })
  })

  it('are whole where nobody told the device', () => {
    const { deviceName: _name, ...unnamed } = quay('132:5')
    expect(frameNames([unnamed, park('132:5')]).names[0]).toBe(unnamed.label)
  })

  it('are none of no series', () => {
    expect(frameNames([])).toEqual({ parameter: null, unit: null, names: [] })
  })
})
