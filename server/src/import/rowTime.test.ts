import { describe, expect, it } from 'vitest'
import { createRowClock } from '@airshed/domain/tabular'
import { isRefusal } from './refusal.ts'
import { isTimePattern, timeReader } from './rowTime.ts'

const readIn = (zone: string, cells: readonly string[], lastMs: number | null = null) => {
  const read = timeReader({ column: 'when', zone })
  const clock = createRowClock(lastMs)
  return cells.map((cell) => {
    const times = read(cell)
    const ms = isRefusal(times) ? null : clock.take(times)
    return ms === null ? null : new Date(ms).toISOString().slice(5, 16)
  })
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

  it('are not told apart where no row comes before them', () => {
    const cells = ['2026-11-01 01:30', '2026-11-01 02:30', '2026-11-01 03:30']
    expect(readIn('America/New_York', cells)).toEqual([null, '11-01T07:30', '11-01T08:30'])
  })

  it('are told apart where clocks change by half an hour', () => {
    const cells = ['01:00', '01:30', '01:30', '02:00'].map((time) => `2026-04-05 ${time}`)
    expect(readIn('Australia/Lord_Howe', cells)).toEqual([
      '04-04T14:00',
      '04-04T14:30',
      '04-04T15:00',
      '04-04T15:30',
    ])
  })
})

const reasonIn = (zone: string, cell: string) => timeReader({ column: 'when', zone })(cell)

describe('a local time that a clock change skips', () => {
  it.each([
    ['Europe/Lisbon', '2026-03-29 01:30', '01:00 to 02:00', 'UTC+0'],
    ['Europe/Berlin', '2026-03-29 02:00', '02:00 to 03:00', 'UTC+1'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '02:00 to 02:30', 'UTC+10:30'],
    ['America/St_Johns', '2026-03-08 02:59', '02:00 to 03:00', 'UTC-3:30'],
  ])('does not exist in %s: %s', (zone, cell, change, offset) => {
    expect(reasonIn(zone, cell)).toMatchObject({
      kind: 'time_skipped',
      expected: `a local time that exists in ${zone}, where clocks went from ${change}`,
      cure: expect.stringContaining(`the fixed offset ${offset} as time.zone`),
    })
  })

  it('exists on the clock of a logger that keeps standard time', () => {
    const read = timeReader({ column: 'when', zone: 'Europe/Berlin', standardTime: true })
    expect(read('2026-03-29 02:30')).toEqual([Date.UTC(2026, 2, 29, 1, 30)])
    expect(read('2026-07-01 12:00')).toEqual([Date.UTC(2026, 6, 1, 11)])
  })

  it('exists on a clock with a fixed offset', () => {
    expect(reasonIn('UTC+1', '2026-03-29 02:30')).toEqual([Date.UTC(2026, 2, 29, 1, 30)])
  })

  it('has neighbours that exist', () => {
    expect(readIn('Australia/Lord_Howe', ['2026-10-04 01:59', '2026-10-04 02:30'])).toEqual([
      '10-03T15:29',
      '10-03T15:30',
    ])
  })
})

it('a date that no calendar has is not a time', () => {
  expect(reasonIn('Europe/Berlin', '2026-02-30 12:00')).toEqual([])
})

describe('a pattern in which a part of the time repeats', () => {
  it('is none, as a cell could be divided among its parts in too many ways', () => {
    const hostile = `yyyy-MM-dd ${'uS'.repeat(20)}`
    expect(isTimePattern('yyyy-MM-dd HH:mm:ss.SSS')).toBe(true)
    expect(isTimePattern("dd.MM.yyyy 'um' HH:mm 'Uhr'")).toBe(true)
    expect(isTimePattern(hostile)).toBe(false)
  })

  it('is not compared with a cell of a megabyte', () => {
    const read = timeReader({ column: 'when', format: 'yyyyMMddHHmmssuuu' })
    const started = performance.now()
    expect(read('1'.repeat(1_000_000))).toEqual([])
    expect(performance.now() - started).toBeLessThan(100)
  })
})
