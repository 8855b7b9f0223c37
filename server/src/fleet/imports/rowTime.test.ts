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

describe('local times at the end of summer time', () => {
  it('reads both repeated hours as hours of their own', () => {
    expect(readIn('Europe/Lisbon', HOURS)).toEqual(HOURS_UTC)
  })

  it('reads repeated hours with the newest row first as well', () => {
    expect(readIn('Europe/Lisbon', HOURS.toReversed())).toEqual(HOURS_UTC.toReversed())
  })

  it('repeated local times form a block where rows are minutes apart', () => {
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

  it('local times continue where an interrupted import had stopped', () => {
    const last = Date.UTC(2026, 9, 25, 0)
    expect(readIn('Europe/Lisbon', HOURS.slice(2), last)).toEqual(HOURS_UTC.slice(2))
  })

  it('refuses an ambiguous hour where no row comes before it', () => {
    const cells = ['2026-11-01 01:30', '2026-11-01 02:30', '2026-11-01 03:30']
    expect(readIn('America/New_York', cells)).toEqual([null, '11-01T07:30', '11-01T08:30'])
  })

  it('reads repeated half hours where clocks change by half an hour', () => {
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
  ])('refuses a skipped time in %s: %s', (zone, cell, change, offset) => {
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

  it('reads the times before and after the skipped ones', () => {
    expect(readIn('Australia/Lord_Howe', ['2026-10-04 01:59', '2026-10-04 02:30'])).toEqual([
      '10-03T15:29',
      '10-03T15:30',
    ])
  })
})

describe('a date or a time of day that does not exist', () => {
  it.each([
    [undefined, '2026-02-30 12:00'],
    [undefined, '2026-02-30'],
    [undefined, '2026-04-31T10:00:00Z'],
    [undefined, '2025-02-29T10:00:00+01:00'],
    [undefined, '2026-13-01T10:00:00Z'],
    [undefined, '2026-05-17T25:00:00Z'],
    [undefined, '2026-05-17 24:00:01'],
    [undefined, '2026-05-17T10:00:60Z'],
    ['yyyy-MM-dd HH:mm', '2026-02-30 12:00'],
    ['dd.MM.yyyy HH:mm', '31.04.2026 11:00'],
    ['MM/dd/yyyy h:mm a', '02/30/2026 1:00 PM'],
    ['dd/MM/yyyy HH:mm', '02/13/2026 11:00'],
    ["yyyy-MM-dd'T'HH:mm:ssZZ", '2026-02-30T11:00:00+01:00'],
    ['d-M-yyyy H:mm', '17-5-2026 24:01'],
    ['dd.MM.yyyy HH:mm:ss', '17.05.2026 10:00:60'],
  ])('refuses an impossible time (%s): %s', (format, cell) => {
    const read = timeReader({ column: 'when', ...(format === undefined ? {} : { format }) })
    expect(read(cell)).toMatchObject({
      kind: 'time_impossible',
      expected: 'a date and a time of day that exist',
      got: JSON.stringify(cell),
      cure: expect.stringContaining('time.format'),
    })
  })

  it('refuses an impossible date without a year as well', () => {
    const read = timeReader({ column: 'when', format: 'dd/MM HH:mm', year: 2026 })
    expect(read('31/04 10:00')).toMatchObject({ kind: 'time_impossible' })
    expect(read('31/04 10:00', Date.UTC(2026, 3, 30))).toMatchObject({ kind: 'time_impossible' })
    expect(read('29/02 10:00')).toMatchObject({ kind: 'time_impossible' })
    expect(read('29/02 10:00', Date.UTC(2024, 1, 28))).toEqual([Date.UTC(2024, 1, 29, 10)])
  })

  it('reports text that is no time as no impossible time', () => {
    expect(reasonIn('Europe/Berlin', 'yesterday')).toEqual([])
  })
})

it.each([
  [undefined, '2026-05-17T24:00:00Z', '2026-05-18T00:00:00Z'],
  [undefined, '2026-05-17 24:00', '2026-05-18T00:00:00Z'],
  ['d-M-yyyy H:mm', '17-5-2026 24:00', '2026-05-18T00:00:00Z'],
  [undefined, '2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
  [undefined, '2016-12-31 23:59:60', '2017-01-01T00:00:00Z'],
  ['dd.MM.yyyy HH:mm:ss', '31.12.2016 23:59:60', '2017-01-01T00:00:00Z'],
])('the end of a day (%s) is the start of the next: %s', (format, cell, iso) => {
  const read = timeReader({ column: 'when', ...(format === undefined ? {} : { format }) })
  expect(read(cell)).toEqual([Date.parse(iso)])
})

it('a leap second is at one o’clock in Berlin', () => {
  expect(reasonIn('Europe/Berlin', '2017-01-01 00:59:60')).toEqual([Date.UTC(2017, 0, 1)])
  expect(reasonIn('Europe/Berlin', '2016-12-31 23:59:60')).toMatchObject({
    kind: 'time_impossible',
  })
})

describe('a pattern in which a part of the time repeats', () => {
  it('rejects a pattern that could divide a cell in too many ways', () => {
    const hostile = `yyyy-MM-dd ${'uS'.repeat(20)}`
    expect(isTimePattern('yyyy-MM-dd HH:mm:ss.SSS')).toBe(true)
    expect(isTimePattern("dd.MM.yyyy 'um' HH:mm 'Uhr'")).toBe(true)
    expect(isTimePattern(hostile)).toBe(false)
  })

  it('compares no pattern with a cell of a megabyte', () => {
    const read = timeReader({ column: 'when', format: 'yyyyMMddHHmmssuuu' })
    const started = performance.now()
    expect(read('1'.repeat(1_000_000))).toEqual([])
    expect(performance.now() - started).toBeLessThan(100)
  })
})
