import { describe, expect, it } from 'vitest'
import { createRowClock } from './rowClock.ts'
import { timeReader } from './rowTime.ts'

const readIn = (zone: string, cells: readonly string[], lastMs: number | null = null) => {
  const read = timeReader({ column: 'when', zone })
  const clock = createRowClock(lastMs)
  return cells.map((cell) => new Date(clock.take(read(cell))).toISOString().slice(5, 16))
}

/** Lisbon leaves summer time on 2026-10-25 at 02:00, which is 01:00 again. */
const HOURS = ['00:00', '01:00', '01:00', '02:00'].map((time) => `2026-10-25 ${time}`)
const HOURS_UTC = ['10-24T23:00', '10-25T00:00', '10-25T01:00', '10-25T02:00']

describe('local times over the end of summer time', () => {
  it('are each an hour of their own', () => {
    expect(readIn('Europe/Lisbon', HOURS)).toEqual(HOURS_UTC)
  })

  it('are it with the newest row first as well', () => {
    expect(readIn('Europe/Lisbon', HOURS.toReversed())).toEqual(HOURS_UTC.toReversed())
  })

  it('repeat as a block where rows are minutes apart', () => {
    const minutes = ['00:50', '01:00', '01:30', '01:00', '01:30', '02:00']
    const cells = minutes.map((time) => `2026-10-25T${time}`)
    expect(readIn('Europe/Lisbon', cells)).toEqual([
      '10-24T23:50',
      '10-25T00:00',
      '10-25T00:30',
      '10-25T01:00',
      '10-25T01:30',
      '10-25T02:00',
    ])
  })

  it('go on where an interrupted import had come to', () => {
    const last = Date.UTC(2026, 9, 25, 0)
    expect(readIn('Europe/Lisbon', HOURS.slice(2), last)).toEqual(HOURS_UTC.slice(2))
  })

  it('are the earlier ones where nothing comes before them', () => {
    expect(readIn('America/New_York', ['2026-11-01 01:30'])).toEqual(['11-01T05:30'])
  })
})

it('a local time that a clock change skips is moved on', () => {
  expect(readIn('Europe/Lisbon', ['2026-03-29 00:30', '2026-03-29 01:30'])).toEqual([
    '03-29T00:30',
    '03-29T01:30',
  ])
})
