import type { Correction } from '@airshed/console-kit'
import { correction } from '@airshed/testing'
import { expect, it } from 'vitest'
import { standingOf } from './standingOf.ts'

const over = (
  version: number,
  from: number,
  to: number | null,
  changes: Partial<Correction> = {},
): Correction => correction(version, { version, from, to, ...changes })

it('calls a correction superseded once later ones cover its whole time, be it together', () => {
  const first = over(1, 100, 200)
  expect(standingOf(first, [first])).toBe('counts')
  expect(standingOf(first, [first, over(2, 100, 200)])).toBe('superseded')
  expect(standingOf(first, [first, over(2, 50, 150), over(3, 150, null)])).toBe('superseded')
  const later = over(2, 100, 200)
  expect(standingOf(later, [first, later])).toBe('counts')
})

it('calls a correction partly superseded where a later one covers some of its time', () => {
  const endless = over(1, 100, null)
  expect(standingOf(endless, [endless, over(2, 100, 200)])).toBe('partly')
  expect(standingOf(endless, [endless, over(2, 150, null)])).toBe('partly')
  expect(standingOf(endless, [endless, over(2, 100, null)])).toBe('superseded')
  const first = over(1, 100, 200)
  expect(standingOf(first, [first, over(2, 120, 130)])).toBe('partly')
})

it('ranges that only touch, withdrawn corrections and other parameters supersede none', () => {
  const first = over(1, 100, 200)
  expect(standingOf(first, [first, over(2, 200, 300), over(3, 0, 100)])).toBe('counts')
  expect(standingOf(first, [first, over(2, 100, 200, { withdrawn_at: 5 })])).toBe('counts')
  const other = over(2, 100, 200, { data_point_id: '1C00A3F7.0.0.0/132:7' })
  expect(standingOf(first, [first, other])).toBe('counts')
})

it('calls a withdrawn correction withdrawn', () => {
  const first = over(1, 100, 200, { withdrawn_at: 5 })
  expect(standingOf(first, [first])).toBe('withdrawn')
})
