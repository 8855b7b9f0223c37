import { expect, it } from 'vitest'
import { slopeOf, trendsOf, type SoakSample } from './verdict.ts'

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

/** A day in which nothing changes except `changes`. */
const dayOf = (changes: (hour: number) => Partial<SoakSample>): SoakSample[] =>
  HOURS.map((hour) => ({
    hour,
    heapBytes: 40_000_000,
    nodes: 3000,
    listeners: 400,
    ...changes(hour),
  }))

const flatOf = (samples: readonly SoakSample[]) =>
  Object.fromEntries(trendsOf(samples).map(({ what, isFlat }) => [what, isFlat]))

it('accepts a page whose memory stays constant', () => {
  expect(flatOf(dayOf(() => ({})))).toEqual({ heap: true, nodes: true, listeners: true })
})

it('ignores the first hour, in which caches fill', () => {
  const samples = dayOf((hour) => ({ heapBytes: hour < 1 ? 12_000_000 : 40_000_000 }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('ignores single outlying hours', () => {
  const samples = dayOf((hour) => ({ heapBytes: hour >= 23 ? 60_000_000 : 40_000_000 }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('detects a heap that grows by a megabyte a day, and names it', () => {
  const samples = dayOf((hour) => ({ heapBytes: 40_000_000 + (hour * 1_000_000) / 24 }))
  const [heap] = trendsOf(samples)
  expect(heap).toMatchObject({ what: 'heap', isFlat: false })
  expect(heap?.perDay).toBeCloseTo(0.025, 3)
})

it('detects three listeners an hour, and nodes that are never released', () => {
  const samples = dayOf((hour) => ({ nodes: 3000 + 40 * hour, listeners: 400 + 3 * hour }))
  expect(flatOf(samples)).toEqual({ heap: true, nodes: false, listeners: false })
})

it('detects a leak among noise', () => {
  const samples = dayOf((hour) => ({
    heapBytes: 40_000_000 + 100_000 * hour + 300_000 * Math.sin(hour * 7),
  }))
  expect(flatOf(samples)['heap']).toBe(false)
})

it('accepts a page whose memory shrinks', () => {
  const samples = dayOf((hour) => ({ heapBytes: 40_000_000 - 200_000 * hour }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('says that there are too few samples', () => {
  expect(() => trendsOf(dayOf(() => ({})).slice(0, 4))).toThrow(/at least 4 samples/)
})

it('takes the median of all slopes', () => {
  expect(slopeOf([0, 1, 2, 3, 4].map((x) => ({ x, y: x === 2 ? 99 : 2 * x })))).toBe(2)
})
