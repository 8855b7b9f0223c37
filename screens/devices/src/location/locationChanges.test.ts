import { describe, expect, it } from 'vitest'
import {
  locationChanges,
  locationFormOf,
  placedForm,
  placeOfForm,
  settleLocation,
} from './locationChanges.ts'

const QUAY = { latitude: 41.1462, longitude: -8.6225 }
const byHand = { location_type: 'manual' as const, ...QUAY, location_description: 'By the gate' }

describe('the form of a location', () => {
  it('shows the location and its description where they were set by hand', () => {
    const location = [41.1462, -8.6225]
    expect(
      locationFormOf({ location_type: 'manual', location, location_description: 'By the gate' }),
    ).toEqual(byHand)
    expect(locationFormOf({ location_type: 'auto', location, location_description: '' })).toEqual({
      location_type: 'auto',
    })
  })

  it('starts at the last known location when set by hand', () => {
    expect(
      settleLocation({ location_type: 'auto' }, { location_type: 'manual' }, [41.1462, -8.6225]),
    ).toEqual({ location_type: 'manual', ...QUAY })
    expect(settleLocation({ location_type: 'auto' }, { location_type: 'manual' }, null)).toEqual({
      location_type: 'manual',
    })
  })

  it('clears the typed location once it is automatic', () => {
    expect(settleLocation(byHand, { ...byHand, location_type: 'auto' }, null)).toEqual({
      location_type: 'auto',
    })
  })

  it.each([
    [QUAY, QUAY],
    [{ latitude: 41 }, null],
    [{}, null],
    [{ latitude: 91, longitude: 0 }, null],
    [{ latitude: 90, longitude: -180.5 }, null],
  ])('places a form with %j at %j on the map', (form, place) => {
    expect(placeOfForm(form)).toEqual(place)
  })

  it('keeps what is typed while the type stays', () => {
    expect(settleLocation(byHand, { ...byHand, latitude: 40 }, null)).toMatchObject({
      latitude: 40,
      location_description: 'By the gate',
    })
  })
})

describe('an address that was found', () => {
  it('moves the device, and describes it by its address if nobody has', () => {
    const place = { latitude: 40, longitude: -8, label: 'a'.repeat(300) }
    expect(placedForm({ location_type: 'manual' }, place)).toEqual({
      location_type: 'manual',
      latitude: 40,
      longitude: -8,
      location_description: 'a'.repeat(200),
    })
    expect(placedForm(byHand, place)).toEqual({ ...byHand, latitude: 40, longitude: -8 })
  })

  it('keeps the description when a place is found by coordinates', () => {
    expect(placedForm({ location_type: 'manual' }, { latitude: 40, longitude: -8 })).toEqual({
      location_type: 'manual',
      latitude: 40,
      longitude: -8,
    })
  })
})

describe('the changes that a location sends', () => {
  it.each([
    ['nothing where nothing changed', byHand, byHand, null],
    [
      'the type alone where it becomes automatic',
      byHand,
      { location_type: 'auto' as const },
      { location_type: 'auto' },
    ],
    [
      'the type and the place where it becomes manual',
      { location_type: 'auto' as const },
      { location_type: 'manual' as const, ...QUAY },
      { location_type: 'manual', location: [41.1462, -8.6225] },
    ],
    [
      'both coordinates where one moved',
      byHand,
      { ...byHand, latitude: 41 },
      { location: [41, -8.6225] },
    ],
    [
      'the words alone',
      byHand,
      { ...byHand, location_description: undefined },
      { location_description: '' },
    ],
  ])('a changed location sends %s', (_, before, after, body) => {
    const { location_description: words, ...rest } = { location_description: undefined, ...after }
    const form = words === undefined ? rest : { ...rest, location_description: words }
    expect(locationChanges(before, form)).toEqual(body)
  })
})
