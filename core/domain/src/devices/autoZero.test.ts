import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { autoZeroFreeAt, knowsAutoZero } from './autoZero.ts'

const NOW = 1_772_452_800_000

describe('auto-zero of a sensor', () => {
  it.each<[string, readonly unknown[], number | null]>([
    ['where it never did', [], null],
    ['where it last did more than five minutes ago', [NOW - 6 * MINUTE_MS], null],
    ['after exactly five minutes', [NOW - 5 * MINUTE_MS], null],
    ['where its clock is a day ahead', [NOW + 1440 * MINUTE_MS], null],
    ['where what it reports is no time', ['yesterday', undefined, null], null],
  ])('allows auto-zero %s', (_, times, freeAt) => {
    expect(autoZeroFreeAt(times, NOW)).toBe(freeAt)
  })

  it('waits five minutes after the latest auto-zero, reported or commanded', () => {
    const times = [NOW - 20 * MINUTE_MS, NOW - MINUTE_MS, NOW - 3 * MINUTE_MS]
    expect(autoZeroFreeAt(times, NOW)).toBe(NOW + 4 * MINUTE_MS)
    expect(autoZeroFreeAt([NOW + MINUTE_MS], NOW)).toBe(NOW + 6 * MINUTE_MS)
  })
})

it.each([
  ['dust-trak', true],
  ['data-ram', true],
  ['sound-pro', false],
  ['generic', false],
])('knows whether the driver %s has auto-zero: %s', (driver, expected) => {
  expect(knowsAutoZero(driver)).toBe(expected)
})
