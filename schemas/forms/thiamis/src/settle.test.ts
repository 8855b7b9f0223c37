import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { settle } from './settle.ts'
import { thiamis } from './testsupport/thiamis.fixture.ts'

const plain = fromDevice(thiamis({ enable_led: 1, led_aq: 0 }))
const coloured = { ...plain, led_aq: true }
const dark = { ...plain, enable_led: false }
/** As a device may report it, though its light shows nothing. */
const unseen = { ...coloured, enable_led: false }

describe('settling the status light', () => {
  it('switches the air quality off with the light', () => {
    expect(settle(coloured, { ...coloured, enable_led: false })).toEqual(dark)
  })

  it('switches the light on to show the air quality', () => {
    expect(settle(dark, { ...dark, led_aq: true })).toEqual(coloured)
  })

  it('leaves the light on when it no longer shows the air quality', () => {
    expect(settle(coloured, { ...coloured, led_aq: false })).toEqual(plain)
  })

  it('leaves a light that is switched on uncoloured', () => {
    expect(settle(dark, { ...dark, enable_led: true })).toEqual(plain)
  })

  it('keeps reported settings while something else changes', () => {
    const changed = { ...unseen, enable_gps: false }
    expect(settle(unseen, changed)).toEqual(changed)
  })

  it('fills in a channel that is added', () => {
    const added = { ...plain, channels: [{}] } as unknown as typeof plain
    expect(settle(plain, added).channels).toEqual([{ enabled: true, factor: 1, offset: 0 }])
  })

  it.each([
    ['the light goes out', coloured, unseen],
    ['the light is coloured', dark, unseen],
    ['both are turned', plain, unseen],
    ['nothing is turned', unseen, unseen],
  ])('changes nothing when it is applied again: %s', (_, previous, next) => {
    const once = settle(previous, next)
    expect(settle(previous, once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })
})
