import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import { expect, it } from 'vitest'
import { READINGS_AT_ONCE, REVISIONS_AT_ONCE, revisionChunks } from './revisionChunks.ts'

const START = Date.UTC(2026, 0, 1)
const every = (stepMs: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ts: START + index * stepMs }))
const sizes = (stepMs: number, count: number, readings: number) =>
  revisionChunks(every(stepMs, count), () => readings).map(({ length }) => length)

it('revises a limited number of readings at once', () => {
  expect(sizes(1000, REVISIONS_AT_ONCE * 2 + 1, 1)).toEqual([
    REVISIONS_AT_ONCE,
    REVISIONS_AT_ONCE,
    1,
  ])
})

it('limits the readings whose rollups follow, however few of them are revised', () => {
  const inAStep = READINGS_AT_ONCE / 4
  expect(sizes(10 * MINUTE_MS, 10, inAStep)).toEqual([4, 4, 2])
  // Those of one step count once.
  expect(sizes(MINUTE_MS, 100, inAStep)).toEqual([40, 40, 20])
})

it('takes a step with more readings than the limit by itself', () => {
  expect(sizes(10 * MINUTE_MS, 3, READINGS_AT_ONCE * 2)).toEqual([1, 1, 1])
})

it('limits the span, loses nothing and keeps the order', () => {
  const revisions = every(DAY_MS, 400)
  const chunks = revisionChunks(revisions, () => 1)
  expect(chunks.flat()).toEqual(revisions)
  expect(Math.max(...chunks.map(({ length }) => length))).toBe(31)
})

it('makes no chunks of nothing', () => {
  expect(revisionChunks([], () => 1)).toEqual([])
})
