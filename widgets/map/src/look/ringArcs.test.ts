import { expect, it } from 'vitest'
import { PIN_STATES, type PinState } from '../devices/pinState.ts'
import type { StateCounts } from '../geo/clusters.ts'
import { ringArcs } from './ringArcs.ts'

const counts = (some: Partial<Record<PinState, number>>): StateCounts =>
  Object.fromEntries(PIN_STATES.map((state) => [state, some[state] ?? 0])) as StateCounts

it('draws the shares of states as a ring, the worst first', () => {
  expect(ringArcs(counts({ online: 3, poor: 1 }))).toEqual([
    { state: 'poor', from: 0, to: 0.25 },
    { state: 'online', from: 0.25, to: 1 },
  ])
})

it('keeps one device among a thousand visible', () => {
  const [worst] = ringArcs(counts({ online: 999, poor: 1 }))
  expect(worst?.state).toBe('poor')
  expect((worst?.to ?? 0) - (worst?.from ?? 0)).toBeGreaterThan(1 / 16)
})

it('closes the ring for devices of one state', () => {
  expect(ringArcs(counts({ offline: 7 }))).toEqual([{ state: 'offline', from: 0, to: 1 }])
})
