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

it('is content with a page that takes what it took', () => {
  expect(flatOf(dayOf(() => ({})))).toEqual({ heap: true, nodes: true, listeners: true })
})

it('forgives the first hour, in which the caches fill', () => {
  const samples = dayOf((hour) => ({ heapBytes: hour < 1 ? 12_000_000 : 40_000_000 }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('forgives single hours that stick out', () => {
  const samples = dayOf((hour) => ({ heapBytes: hour >= 23 ? 60_000_000 : 40_000_000 }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('finds a heap that grows by a megabyte in a day, and names it', () => {
  const samples = dayOf((hour) => ({ heapBytes: 40_000_000 + (hour * 1_000_000) / 24 }))
  const [heap] = trendsOf(samples)
  expect(heap).toMatchObject({ what: 'heap', isFlat: false })
  expect(heap?.perDay).toBeCloseTo(0.025, 3)
})

it('finds three listeners an hour, and nodes that nobody let go', () => {
  const samples = dayOf((hour) => ({ nodes: 3000 + 40 * hour, listeners: 400 + 3 * hour }))
  expect(flatOf(samples)).toEqual({ heap: true, nodes: false, listeners: false })
})

it('finds a leak among noise', () => {
  const samples = dayOf((hour) => ({
    heapBytes: 40_000_000 + 100_000 * hour + 300_000 * Math.sin(hour * 7),
  }))
  expect(flatOf(samples)['heap']).toBe(false)
})

it('does not mind a page that takes less and less', () => {
  const samples = dayOf((hour) => ({ heapBytes: 40_000_000 - 200_000 * hour }))
  expect(flatOf(samples)['heap']).toBe(true)
})

it('says so where there is too little to tell', () => {
  expect(() => trendsOf(dayOf(() => ({})).slice(0, 4))).toThrow(/at least 4 samples/)
})

it('takes the middle of all slopes', () => {
  expect(slopeOf([0, 1, 2, 3, 4].map((x) => ({ x, y: x === 2 ? 99 : 2 * x })))).toBe(2)
})
