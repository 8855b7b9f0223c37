import { describe, expect, it } from 'vitest'
import {
  copyDay,
  DAYS,
  EMPTY_WEEK,
  HOURS,
  hoursIn,
  isInRange,
  paintWeek,
  readWeek,
  writeWeek,
  type HourEntry,
  type Week,
  type WeekRange,
} from './weekRules.ts'

const SCALE = { powers: [0, 25, 50, 75, 100], modes: ['manual', 'auto'] }

/** Numbers that are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const someRange = (next: (below: number) => number): WeekRange => ({
  from: { day: next(DAYS), hour: next(HOURS) },
  to: { day: next(DAYS), hour: next(HOURS) },
})
const someEntry = (next: (below: number) => number): HourEntry | null =>
  next(4) === 0
    ? null
    : { power: SCALE.powers[next(5)] ?? 0, mode: SCALE.modes[next(2)] ?? 'manual' }

function someWeek(seed: number): Week {
  const next = numbers(seed)
  let week = EMPTY_WEEK
  for (let stroke = 0; stroke < 6; stroke += 1) {
    week = paintWeek(week, someRange(next), someEntry(next))
  }
  return week
}
const WEEKS = Array.from({ length: 60 }, (_, seed) => someWeek(seed + 1))

describe('a weekly schedule', () => {
  it('reads a week as it was written', () => {
    for (const week of WEEKS) {
      const written = writeWeek(week, undefined, SCALE)
      expect(readWeek(written, SCALE)).toEqual({ week, odd: [] })
      expect(writeWeek(week, written, SCALE)).toEqual(written)
    }
  })

  it('writes only days and hours for which something is set', () => {
    const range = { from: { day: 1, hour: 8 }, to: { day: 1, hour: 9 } }
    const week = paintWeek(EMPTY_WEEK, range, { power: 75, mode: 'auto' })
    expect(writeWeek(week, undefined, SCALE)).toEqual({ 2: { 8: [75, 'auto'], 9: [75, 'auto'] } })
    expect(writeWeek(paintWeek(week, range, null), { 2: { 8: [0, 'auto'] } }, SCALE)).toBe(
      undefined,
    )
  })

  it.each([
    ['nothing', undefined, []],
    ['a text', 'always', [[]]],
    ['a list', [[75, 'auto']], [[]]],
    ['an eighth day', { 8: { 1: [0, 'auto'] } }, [['8']]],
    ['a day in words', { monday: {} }, [['monday']]],
    ['a day that is a number', { 1: 5 }, [['1']]],
    ['a 25th hour', { 1: { 24: [0, 'auto'] } }, [['1', '24']]],
    ['an hour with a zero before it', { 1: { '09': [0, 'auto'] } }, [['1', '09']]],
    ['a power off the steps', { 1: { 9: [60, 'auto'] } }, [['1', '9']]],
    ['an unknown mode', { 1: { 9: [50, 'turbo'] } }, [['1', '9']]],
    ['three parts', { 1: { 9: [50, 'auto', 1] } }, [['1', '9']]],
    [
      'an own __proto__',
      JSON.parse('{"__proto__": {"1": [0, "auto"]}}') as object,
      [['__proto__']],
    ],
  ])('names the invalid entries of a week: %s', (_, value, odd) => {
    expect(readWeek(value, SCALE)).toEqual({ week: EMPTY_WEEK, odd })
  })

  it('keeps unknown entries while the week is painted', () => {
    const odd = { 1: { 9: [60, 'auto'], 10: [25, 'auto'] }, 2: 5, 9: { 1: [0, 'auto'] } }
    const { week } = readWeek(odd, SCALE)
    const range = { from: { day: 0, hour: 11 }, to: { day: 0, hour: 11 } }
    const painted = writeWeek(paintWeek(week, range, { power: 0, mode: 'manual' }), odd, SCALE)
    expect(painted).toEqual({ ...odd, 1: { ...odd[1], 11: [0, 'manual'] } })
    // What is no week at all stays until there is one.
    expect(writeWeek(EMPTY_WEEK, 'always', SCALE)).toBe('always')
    expect(writeWeek(week, 'always', SCALE)).toEqual({ 1: { 10: [25, 'auto'] } })
  })

  it('keeps a day whatever it is called', () => {
    const odd = JSON.parse('{"__proto__": 1, "1/9": 2}') as object
    expect(JSON.stringify(writeWeek(EMPTY_WEEK, odd, SCALE))).toBe(JSON.stringify(odd))
    const hour = JSON.parse('{"1": {"__proto__": 1, "a/b": 2}}') as object
    expect(JSON.stringify(writeWeek(EMPTY_WEEK, hour, SCALE))).toBe(JSON.stringify(hour))
  })

  it('replaces an unknown entry by a painted hour', () => {
    const odd = { 1: { 9: [60, 'auto'] } }
    const range = { from: { day: 0, hour: 9 }, to: { day: 0, hour: 9 } }
    const week = paintWeek(EMPTY_WEEK, range, { power: 50, mode: 'auto' })
    expect(writeWeek(week, odd, SCALE)).toEqual({ 1: { 9: [50, 'auto'] } })
  })
})

describe('painting a week', () => {
  it('sets the hours of a range, and no others', () => {
    for (const [seed, week] of WEEKS.entries()) {
      const next = numbers(seed + 1000)
      const [range, entry] = [someRange(next), someEntry(next)]
      const painted = paintWeek(week, range, entry)
      let hours = 0
      for (const [day, row] of painted.entries()) {
        for (const [hour, got] of row.entries()) {
          const isPainted = isInRange({ day, hour }, range)
          hours += Number(isPainted)
          expect(got).toEqual(isPainted ? entry : week[day]?.[hour])
        }
      }
      expect(hours).toBe(hoursIn(range))
      expect(paintWeek(painted, { from: range.to, to: range.from }, entry)).toEqual(painted)
    }
  })
})

it('copies a day to others, and leaves the rest', () => {
  for (const week of WEEKS) {
    const copied = copyDay(week, 0, [1, 2, 3, 4])
    for (const day of [0, 1, 2, 3, 4]) expect(copied[day]).toEqual(week[0])
    expect([copied[5], copied[6]]).toEqual([week[5], week[6]])
  }
})
