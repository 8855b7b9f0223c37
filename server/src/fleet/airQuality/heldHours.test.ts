import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { HeldHours } from './heldHours.ts'

const EDGES = [0, HOUR_MS]
const hour = (value: number) => [{ startMs: 0, endMs: HOUR_MS, value, isDue: true }]

describe('held hours', () => {
  it('holds hours for one data point and one time range', () => {
    const held = new HeldHours()
    held.hold('a', EDGES, hour(1), 0)
    expect(held.of('a', EDGES, 1)).toEqual(hour(1))
    expect(held.of('b', EDGES, 1)).toBeUndefined()
    expect(held.of('a', [0, 2 * HOUR_MS], 1)).toBeUndefined()
  })

  it('forgets hours after a minute, so that late readings count', () => {
    const held = new HeldHours()
    held.hold('a', EDGES, hour(1), 0)
    expect(held.of('a', EDGES, MINUTE_MS)).toBeUndefined()
    held.hold('a', EDGES, hour(2), MINUTE_MS)
    expect(held.of('a', EDGES, MINUTE_MS)).toEqual(hour(2))
  })

  it('holds the hours of 5,000 data points at most', () => {
    const held = new HeldHours()
    for (let at = 0; at <= 5_000; at += 1) held.hold(`point ${at}`, EDGES, hour(at), 0)
    expect(held.of('point 0', EDGES, 0)).toBeUndefined()
    expect(held.of('point 1', EDGES, 0)).toEqual(hour(1))
    expect(held.of('point 5000', EDGES, 0)).toEqual(hour(5_000))
  })
})
