import { describe, expect, it } from 'vitest'
import { changeLocation, type PlacedDevice } from './locationChange.ts'

const QUAY = [41.1462, -8.6225] as const
const ROOF = [41.1541, -8.6184] as const
const byHand: PlacedDevice = { type: 'manual', place: QUAY, description: 'Under the clock' }
const byItself: PlacedDevice = { type: 'auto', place: QUAY, description: '' }

describe('a location that becomes automatic', () => {
  it('an automatic location takes the reported place, and drops the written description', () => {
    expect(changeLocation(byHand, { type: 'auto' }, ROOF)).toEqual({
      type: 'auto',
      place: ROOF,
      description: '',
    })
  })

  it('an automatic location stays unknown until the device reports one', () => {
    expect(changeLocation(byHand, { type: 'auto' }, null)).toMatchObject({ place: null })
  })

  it('refuses a place or a description for an automatic location', () => {
    for (const before of [byHand, byItself]) {
      expect(changeLocation(before, { type: 'auto', place: ROOF }, null)).toEqual({
        part: 'place',
        reason: 'automatic',
      })
      expect(changeLocation(before, { type: 'auto', description: 'Here' }, null)).toEqual({
        part: 'description',
        reason: 'automatic',
      })
    }
  })

  it('keeps an automatic location unchanged', () => {
    expect(changeLocation(byItself, { type: 'auto', place: null }, ROOF)).toBe(byItself)
  })
})

describe('a location that is set by hand', () => {
  it('keeps the reported place until another is set by hand', () => {
    expect(changeLocation(byItself, { type: 'manual' }, ROOF)).toMatchObject({ place: QUAY })
    expect(changeLocation(byItself, { type: 'manual', place: ROOF }, null)).toMatchObject({
      place: ROOF,
    })
  })

  it('changes only the given part of a location', () => {
    expect(changeLocation(byHand, { description: ' By the gate ' }, null)).toEqual({
      ...byHand,
      description: 'By the gate',
    })
    expect(changeLocation(byHand, { place: null }, ROOF)).toEqual({ ...byHand, place: null })
  })

  it('accepts latitudes from −90° to 90° only', () => {
    expect(changeLocation(byHand, { place: [90.1, 0] }, null)).toEqual({
      part: 'place',
      reason: 'latitude',
    })
    expect(changeLocation(byHand, { place: [-90, 180] }, null)).toMatchObject({ place: [-90, 180] })
  })

  it('requires the type of a location to be changed first', () => {
    expect(changeLocation(byItself, { place: ROOF }, null)).toMatchObject({ reason: 'automatic' })
  })
})
