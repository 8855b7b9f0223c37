import { CALENDAR_UNITS } from '@airshed/schemas'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { calendarSteps, isCountable, type CalendarStep } from './calendarSteps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'

const lengthsOf = (from: string, to: string, step: CalendarStep): number[] => {
  const edges = calendarSteps({ from: Date.parse(from), to: Date.parse(to) }, step)
  return edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / HOUR_MS)
}
const startsOf = (from: string, to: string, step: CalendarStep): string[] =>
  calendarSteps({ from: Date.parse(from), to: Date.parse(to) }, step).map((edge) =>
    new Date(edge).toISOString().slice(0, 16),
  )

/** A day with each change of the clock in a year; the first of the year where there is none. */
function changesOf(zone: string, year: number): number[] {
  const changes: number[] = []
  const start = Date.UTC(year, 0, 1)
  for (let hour = start; hour < start + 366 * DAY_MS; hour += HOUR_MS / 2) {
    if (offsetOf(zone, hour) !== offsetOf(zone, hour - HOUR_MS / 2)) changes.push(hour)
  }
  return changes.length === 0 ? [start] : changes
}

const offsetOf = (zone: string, ms: number) => DateTime.fromMillis(ms, { zone }).offset

/** Each minute of a range, ms UTC, with the minutes that a clock on the wall shows. */
const wallMinutes = ({ from, to }: { from: number; to: number }, zone: string) =>
  Array.from({ length: (to - from) / MINUTE_MS + 1 }, (_, at) => {
    const ms = from + at * MINUTE_MS
    return [ms, ms / MINUTE_MS + offsetOf(zone, ms)] as const
  })

/** The longest that a clock is set back, in minutes. */
const BACK_MINUTES = 180

/**
 * A step begins where the clock gets to another one, unless it soon goes back into the one before by less than a step,
 * or where it goes back by whole steps to its start.
 */
function edgesOf(
  wall: readonly (readonly [ms: number, wall: number])[],
  { unit, every = 1 }: { unit: 'minute' | 'hour' | 'day'; every?: number },
): number[] {
  const minutes = { minute: every, hour: every * 60, day: 1440 }[unit]
  const isLeftAgain = (at: number, step: number) =>
    wall.slice(at + 1, at + BACK_MINUTES).some(([, shown], after) => {
      const back = (wall[at + after]?.[1] ?? shown) + 1 - shown
      return back > 0 && back % minutes !== 0 && Math.floor(shown / minutes) < step
    })
  return wall.flatMap(([ms, shown], at) => {
    const before = wall[at - 1]?.[1]
    if (before === undefined) return []
    const step = Math.floor(shown / minutes)
    const isNext = step > Math.floor(before / minutes) && !isLeftAgain(at, step)
    const isBack = shown <= before && shown % minutes === 0 && (before + 1 - shown) % minutes === 0
    return isNext || isBack ? [ms] : []
  })
}

describe('calendar steps', () => {
  it('gives whole steps, also where the window begins or ends within one', () => {
    expect(
      startsOf('2026-03-02T10:20Z', '2026-03-03T00:01Z', { unit: 'day', zone: 'UTC' }),
    ).toEqual(['2026-03-02T00:00', '2026-03-03T00:00', '2026-03-04T00:00'])
  })

  it('begins days at local midnight', () => {
    const step = { unit: 'day', zone: 'America/New_York' } as const
    expect(startsOf('2026-01-05T05:00Z', '2026-01-06T05:00Z', step)).toEqual([
      '2026-01-05T05:00',
      '2026-01-06T05:00',
    ])
  })

  it.each([
    ['Europe/Lisbon', '2026-10-24T23:00Z', '2026-10-26T00:00Z', [25]],
    ['America/New_York', '2026-03-08T05:00Z', '2026-03-09T04:00Z', [23]],
    ['America/New_York', '2026-11-01T04:00Z', '2026-11-02T05:00Z', [25]],
    ['Asia/Kolkata', '2026-03-07T18:30Z', '2026-03-09T18:30Z', [24, 24]],
  ])('gives days in %s the hours that the clock has', (zone, from, to, hours) => {
    expect(lengthsOf(from, to, { unit: 'day', zone })).toEqual(hours)
  })

  it('gives days in standard time 24 hours where clocks change', () => {
    const step = { unit: 'day', zone: 'Europe/Lisbon', isStandardTime: true } as const
    expect(lengthsOf('2026-10-24T00:00Z', '2026-10-27T00:00Z', step)).toEqual([24, 24, 24])
    expect(startsOf('2026-07-10T00:00Z', '2026-07-11T00:00Z', step)[0]).toBe('2026-07-10T00:00')
  })

  it('gives the repeated hour of autumn twice', () => {
    const step = { unit: 'hour', zone: 'Europe/Lisbon' } as const
    expect(lengthsOf('2026-10-25T00:00Z', '2026-10-25T03:00Z', step)).toEqual([1, 1, 1])
  })

  it('begins hours at the half hour of UTC where the local clock does', () => {
    const step = { unit: 'hour', zone: 'Asia/Kolkata' } as const
    expect(startsOf('2026-03-02T10:40Z', '2026-03-02T10:50Z', step)[0]).toBe('2026-03-02T10:30')
  })

  it.each(['Australia/Lord_Howe', 'Africa/Casablanca', 'Europe/Lisbon', 'Asia/Kathmandu'])(
    'advances hours without overlap or a start within a clock hour in %s',
    (zone) => {
      const from = Date.UTC(2026, 0, 1)
      const edges = calendarSteps({ from, to: from + 365 * DAY_MS }, { unit: 'hour', zone })
      const lengths = new Set(edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)))
      // Where clocks move by half an hour, the hour after has only that half, or half an hour more.
      const known = [HOUR_MS, 30 * MINUTE_MS, 90 * MINUTE_MS]
      for (const length of lengths) expect(known).toContain(length)
      expect(edges.length).toBeGreaterThanOrEqual(365 * 24 + 1)
    },
  )

  it.each([
    ['Europe/Lisbon', '2026-10-25T00:00Z', 2, [3, 2, 2]],
    ['America/New_York', '2026-11-01T05:00Z', 3, [4, 3]],
    ['America/New_York', '2026-03-08T05:30Z', 2, [2, 1, 2]],
    ['Europe/Lisbon', '2026-10-24T23:30Z', 12, [13, 12]],
  ])(
    'keeps steps of several hours to the clock of %s where it changes',
    (zone, start, every, hours) => {
      const from = Date.parse(start)
      const to = from + (hours.reduce((sum, hour) => sum + hour, 0) - 1) * HOUR_MS
      const edges = calendarSteps({ from, to }, { unit: 'hour', every, zone })
      expect(edges.slice(1).map((edge, at) => (edge - (edges[at] ?? 0)) / HOUR_MS)).toEqual(hours)
    },
  )

  it.each([
    ['Europe/Lisbon', 2011],
    ['America/New_York', 2011],
    ['Asia/Beirut', 2011],
    ['America/Santiago', 2011],
    ['America/Havana', 2011],
    ['Australia/Lord_Howe', 2011],
    ['Asia/Kathmandu', 2011],
    ['Pacific/Apia', 2011],
    // The clock of these is changed a minute after midnight, or to midnight.
    ['America/St_Johns', 2009],
    ['America/St_Johns', 2010],
    ['America/Goose_Bay', 2010],
    ['Asia/Gaza', 2010],
    ['Atlantic/Azores', 2024],
    ['America/Scoresbysund', 2022],
  ])('begins minutes, hours and days in %s in %i as Luxon does', (zone, year) => {
    const steps = [
      { unit: 'minute', every: 10 },
      { unit: 'minute', every: 20 },
      { unit: 'minute', every: 90 },
      { unit: 'hour' },
      { unit: 'hour', every: 3 },
      { unit: 'hour', every: 24 },
      { unit: 'day' },
    ] as const
    for (const at of changesOf(zone, year)) {
      const wall = wallMinutes({ from: at - 3 * DAY_MS, to: at + 3 * DAY_MS }, zone)
      for (const step of steps) {
        const known = edgesOf(wall, step)
        const to = at + DAY_MS
        // From times within a step too: it has its true start.
        for (const from of [at - DAY_MS, at - 25 * MINUTE_MS, at - 1, at + 25 * MINUTE_MS]) {
          const first = known.findLast((edge) => edge <= from) ?? Number.NaN
          const end = known.find((edge) => edge >= to) ?? Number.NaN
          const expected = known.filter((edge) => edge >= first && edge <= end)
          expect(calendarSteps({ from, to }, { ...step, zone })).toEqual(expected)
        }
      }
    }
  })

  it.each([
    ['America/St_Johns', 2009, 25],
    ['America/St_Johns', 2010, 25],
    ['Atlantic/Azores', 2024, 25],
    ['America/Havana', 2024, 25],
    ['Australia/Lord_Howe', 2024, 24.5],
  ])('gives each day of a year once, also in %s in %i', (zone, year, longest) => {
    const local = (month: number) => DateTime.fromObject({ year, month, day: 1, hour: 9 }, { zone })
    const range = { from: local(1).toMillis(), to: local(1).plus({ years: 1 }).toMillis() }
    const edges = calendarSteps(range, { unit: 'day', zone })
    const hours = edges.slice(1).map((edge, at) => (edge - (edges[at] ?? 0)) / HOUR_MS)
    // Both first days of January are part of it.
    expect(hours).toHaveLength((year % 4 === 0 ? 366 : 365) + 1)
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([48 - longest, longest])
  })

  it('begins a month at the second midnight where the clock goes back across the first', () => {
    // On 1 November 2009 at 00:01 the clock of Newfoundland went back to 23:01 of 31 October.
    const step = { unit: 'month', zone: 'America/St_Johns' } as const
    expect(startsOf('2009-10-05T12:00Z', '2009-11-01T02:30Z', step)).toEqual([
      '2009-10-01T02:30',
      '2009-11-01T03:30',
    ])
    expect(startsOf('2009-11-01T02:30:30Z', '2009-11-01T02:31Z', step)[0]).toBe('2009-10-01T02:30')
    expect(startsOf('2009-11-02T12:00Z', '2009-11-03T12:00Z', step)[0]).toBe('2009-11-01T03:30')
  })

  it('counts steps of 40 minutes and a year, but not of 7 hours, 2880 minutes or 3 months', () => {
    expect(isCountable({ unit: 'minute', every: 40 })).toBe(true)
    expect(isCountable({ unit: 'hour', every: 7 })).toBe(false)
    expect(isCountable({ unit: 'minute', every: 2880 })).toBe(false)
    expect(isCountable({ unit: 'month', every: 3 })).toBe(false)
    expect(isCountable({ unit: 'year' })).toBe(true)
  })

  it('gives months and years the days of the calendar', () => {
    const zone = 'Europe/Madrid'
    const winter = lengthsOf('2024-01-31T23:00Z', '2024-02-29T23:00Z', { unit: 'month', zone })
    expect(winter).toEqual([29 * 24])
    expect(startsOf('2024-05-01T00:00Z', '2024-05-02T00:00Z', { unit: 'year', zone })).toEqual([
      '2023-12-31T23:00',
      '2024-12-31T23:00',
    ])
  })

  it('gives no steps for a window without length, and no more than the given number', () => {
    const step = { unit: 'day', zone: 'UTC' } as const
    expect(calendarSteps({ from: 5, to: 5 }, step)).toEqual([])
    expect(calendarSteps({ from: 0, to: 100 * DAY_MS }, step, 3)).toHaveLength(4)
  })

  it('continues where a zone changed its standard time', () => {
    // Samoa moved over the date line at the end of 2011.
    const step = { unit: 'day', zone: 'Pacific/Apia', isStandardTime: true } as const
    const edges = calendarSteps({ from: Date.UTC(2011, 11, 28), to: Date.UTC(2012, 0, 3) }, step)
    expect(edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0))).toBe(true)
  })

  it.each([
    // By zoneinfo of Python: the offset less the daylight saving in it.
    ['Pacific/Apia', '2011-11-15T00:00Z', ['2011-11-01', '2011-12-01', '2011-12-31', '2012-01-31']],
    [
      'Pacific/Fakaofo',
      '2011-11-15T00:00Z',
      ['2011-11-01', '2011-12-01', '2011-12-31', '2012-01-31'],
    ],
    [
      'Pacific/Kwajalein',
      '1993-07-15T00:00Z',
      ['1993-07-01', '1993-08-01', '1993-08-31', '1993-09-30'],
    ],
  ])(
    'begins months in standard time of %s by the clock after a move of the date line',
    (zone, from, starts) => {
      const hour = zone === 'Pacific/Kwajalein' ? 12 : 11
      const to = new Date(Date.parse(starts[3] ?? '')).toISOString()
      const step = { unit: 'month', zone, isStandardTime: true } as const
      expect(startsOf(from, to, step)).toEqual(starts.map((day) => `${day}T${hour}:00`))
    },
  )

  it('begins days in standard time at midnight where a zone moves over the date line', () => {
    // By zoneinfo of Python. Clocks moved at midnight of summer time: 30 December has an hour.
    const step = { unit: 'day', zone: 'Pacific/Apia', isStandardTime: true } as const
    expect(startsOf('2011-12-29T12:00Z', '2012-01-01T12:00Z', step)).toEqual([
      '2011-12-29T11:00',
      '2011-12-30T10:00',
      '2011-12-30T11:00',
      '2011-12-31T11:00',
      '2012-01-01T11:00',
      '2012-01-02T11:00',
    ])
  })

  it.each(['Europe/Lisbon', 'America/Santiago', 'America/New_York', 'Asia/Beirut', 'Pacific/Apia'])(
    'begins days and months in %s as Luxon does',
    (zone) => {
      for (const unit of ['day', 'month'] as const) {
        const range = { from: Date.UTC(2009, 0, 10), to: Date.UTC(2026, 0, 10) }
        let local = DateTime.fromMillis(range.from, { zone }).startOf(unit)
        const expected = [local.toMillis()]
        while (local.toMillis() < range.to) {
          local = local.plus({ [unit]: 1 }).startOf(unit)
          if (local.toMillis() > (expected.at(-1) ?? 0)) expected.push(local.toMillis())
        }
        expect(calendarSteps(range, { unit, zone })).toEqual(expected)
      }
    },
  )

  describe('calendar steps of a window that no calendar has', () => {
    const ENDS_MS = [-8.64e15, -8.64e15 + HOUR_MS, 8.64e15 - DAY_MS, Number.NaN, -Infinity, 1e300]
    const steps = CALENDAR_UNITS.flatMap((unit) =>
      [false, true].flatMap((isStandardTime) =>
        ['UTC', 'Pacific/Apia'].map((zone) => ({ unit, isStandardTime, zone })),
      ),
    )

    it.each(steps)('refuses the window: $unit, standard time $isStandardTime, $zone', (step) => {
      for (const from of ENDS_MS) {
        expect(() => calendarSteps({ from, to: from + MINUTE_MS }, step)).toThrow(RangeError)
        expect(() => calendarSteps({ from: 0, to: from }, step, 3)).toThrow(RangeError)
      }
    })
  })

  it('refuses steps that are too many or cannot be counted', () => {
    const centuries = { from: 0, to: Date.UTC(2200, 0) }
    expect(() => calendarSteps(centuries, { unit: 'minute', zone: 'UTC' })).toThrow(
      'Expected at most 1,000,000 steps',
    )
    for (const every of [0, -1, 7, Number.NaN]) {
      const step = { unit: 'hour', every, zone: 'UTC' } as const
      expect(() => calendarSteps({ from: 0, to: DAY_MS }, step)).toThrow(RangeError)
    }
  })

  it.each(['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/St_Johns'])(
    'finds steps in %s from 1970 to 2200',
    (zone) => {
      for (const from of [0, Date.UTC(2200, 0) - DAY_MS]) {
        for (const unit of CALENDAR_UNITS) {
          for (const isStandardTime of [false, true]) {
            const window = { from, to: from + DAY_MS }
            const edges = calendarSteps(window, { unit, zone, isStandardTime })
            expect(edges.at(0)).toBeLessThanOrEqual(from)
            expect(edges.at(-1)).toBeGreaterThanOrEqual(window.to)
          }
        }
      }
    },
  )
})
