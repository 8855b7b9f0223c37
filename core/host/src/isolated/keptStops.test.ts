import { describe, expect, it } from 'vitest'
import { createKeptStops, STOP_COUNTS_MS } from './keptStops.ts'

const gauge = { id: 'acme.gauge', version: '1.0.0', organizationId: 'city' }

/** A browser whose visits and clock are in the hands of the test. */
function browser() {
  const kept = new Map<string, string>()
  const keeper = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) =>
      void (value === null ? kept.delete(key) : kept.set(key, value)),
  }
  const clock = { nowMs: 1_700_000_000_000 }
  return {
    clock,
    kept,
    visit: () => createKeptStops(keeper, new Set(), () => clock.nowMs),
  }
}

describe('a plugin that is stopped', () => {
  it('switches a plugin off that was stopped on three visits', () => {
    const { visit } = browser()
    expect([visit().add(gauge), visit().add(gauge), visit().add(gauge)]).toEqual([
      false,
      false,
      true,
    ])
    expect(visit().isSwitchedOff(gauge)).toBe(true)
  })

  it('counts thirty stops in one visit once', () => {
    const stops = browser().visit()
    for (let widget = 0; widget < 30; widget += 1) stops.add(gauge)
    expect(stops.isSwitchedOff(gauge)).toBe(false)
  })

  it('counts anew when a user retries', () => {
    const { visit, kept } = browser()
    for (let count = 0; count < 3; count += 1) visit().add(gauge)
    const stops = visit()
    stops.forget(gauge)
    expect(stops.isSwitchedOff(gauge)).toBe(false)
    expect(kept.size).toBe(0)
    expect(stops.add(gauge)).toBe(false)
  })

  it('forgets a stop a day later', () => {
    const { visit, clock } = browser()
    for (let count = 0; count < 3; count += 1) visit().add(gauge)
    clock.nowMs += STOP_COUNTS_MS
    expect(visit().isSwitchedOff(gauge)).toBe(false)
  })

  it('counts for one version and one organization only', () => {
    const { visit } = browser()
    for (let count = 0; count < 3; count += 1) visit().add(gauge)
    expect(visit().isSwitchedOff({ ...gauge, version: '1.0.1' })).toBe(false)
    expect(visit().isSwitchedOff({ ...gauge, organizationId: 'harbour' })).toBe(false)
  })

  it('ignores stops that cannot be read', () => {
    const { visit, kept } = browser()
    kept.set('plugin-stops.city.acme.gauge@1.0.0', 'not times at all')
    expect(visit().isSwitchedOff(gauge)).toBe(false)
  })
})
