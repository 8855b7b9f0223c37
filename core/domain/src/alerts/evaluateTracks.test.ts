import type { AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { evaluated, seriesOf, states } from './alerts.fixture.ts'
import { planOf } from './alertPlan.ts'

const above = (value: number, more: object = {}): AlertCondition => ({
  deviceId: 'd',
  dataPointId: 'dp',
  expr: 'gt',
  value,
  ...more,
})
const anyOf = (...groups: AlertCondition[][]) =>
  groups.map((conditions, at) => ({ _id: `g${at}`, conditions }))
const each = (from: number, to: number, value: number) =>
  Array.from({ length: to - from }, (_, at) => [from + at, value] as const)

describe('an alert of two conditions', () => {
  const low = { deviceId: 'd', dataPointId: 'wind', expr: 'lt', value: 1 } as const
  const dust = seriesOf('dp', each(0, 10, 50))

  it('activates a group of two conditions when both hold', () => {
    const wind = seriesOf('wind', [...each(0, 5, 3), ...each(5, 10, 0.5)])
    const { changes } = evaluated({ rules: anyOf([above(35), low]) }, [dust, wind], { to: 9 })
    expect(changes).toEqual([
      [0, false],
      [5, true],
    ])
  })

  it('activates an alert of two groups when one holds, and says which', () => {
    const wind = seriesOf('wind', each(0, 10, 0.5))
    const { changes, values } = evaluated({ rules: anyOf([above(60)], [low]) }, [dust, wind])
    expect(changes[0]).toEqual([0, true])
    expect(values[0]).toEqual([0.5])
  })

  it('waits for an unknown condition unless another fails already', () => {
    const { changes } = evaluated({ rules: anyOf([above(35), low]) }, [dust, seriesOf('wind', [])])
    expect(changes).toEqual([])
    const calm = evaluated({ rules: anyOf([above(60), low]) }, [dust, seriesOf('wind', [])])
    expect(calm.changes).toEqual([[0, false]])
  })
})

describe('a device that falls silent', () => {
  it('knows the value of a silent device for three reporting intervals and no longer', () => {
    const dust = seriesOf('dp', [[0, 50]])
    const alert = { rules: anyOf([above(35)]), holdMs: 3 * MINUTE_MS }
    // Known up to and at the third minute, so that it has held just long enough.
    expect(evaluated(alert, [dust]).changes).toEqual([[3, true]])
    expect(evaluated({ ...alert, holdMs: 4 * MINUTE_MS }, [dust]).changes).toEqual([])
  })

  it('counts a switch as on until it reports otherwise', () => {
    const fan = seriesOf('dp', [[0, 1]], { kind: 'boolean' }, 10 * MINUTE_MS)
    const isOn = { deviceId: 'd', dataPointId: 'dp', expr: 'eq', value: true } as const
    const alert = { rules: anyOf([isOn]), holdMs: 60 * MINUTE_MS }
    expect(evaluated(alert, [fan]).changes).toEqual([[60, true]])
  })
})

describe('an alert whose readings stop', () => {
  const dust = seriesOf('dp', [
    [0, 50],
    [1, 50],
    [20, 50],
    [21, 10],
  ])
  const noData = { rules: anyOf([above(35)]), missing: 'no_data' } as const
  /** Known up to the end of the gap of three intervals. */
  const LOST = 4 + 1 / MINUTE_MS

  it('enters no data at the end of the reporting gap, and evaluates again when readings return', () => {
    expect(states(noData, [dust])).toEqual([
      [0, 'active'],
      [LOST, 'no_data'],
      [20, 'active'],
      [21, 'resolved'],
      [24 + 1 / MINUTE_MS, 'no_data'],
    ])
  })

  it('names the conditions without data', () => {
    const { changes, values } = evaluated({ ...noData, rules: anyOf([above(99)], [above(35)]) }, [
      seriesOf('dp', [[0, 20]]),
    ])
    expect([changes.length, values[1]]).toEqual([2, [null]])
  })

  it('knows when it will have no data', () => {
    const fine = seriesOf('dp', [[0, 20]])
    expect(evaluated(noData, [fine], { to: 2 }).dueMinute).toBe(3 + 1 / MINUTE_MS)
    expect(evaluated({ rules: noData.rules }, [fine], { to: 2 }).dueMinute).toBeNull()
  })

  it('resolves or stays active by a group that decides alone', () => {
    const wind = { deviceId: 'd', dataPointId: 'wind', expr: 'lt', value: 1 } as const
    const calm = seriesOf('wind', each(0, 20, 0.5))
    const still = states({ ...noData, rules: anyOf([above(35)], [wind]) }, [dust, calm], { to: 19 })
    expect(still).toEqual([[0, 'active']])
    const windy = seriesOf('wind', each(0, 20, 3))
    const both = { ...noData, rules: anyOf([above(35), wind]) }
    expect(states(both, [dust, windy], { to: 19 })).toEqual([[0, 'resolved']])
  })

  it('resolves when readings return before its rules have held long enough', () => {
    const held = { ...noData, holdMs: 5 * MINUTE_MS }
    const late = seriesOf('dp', [[0, 20], ...each(10, 20, 50)])
    expect(states(held, [late], { to: 19 })).toEqual([
      [0, 'resolved'],
      [3 + 1 / MINUTE_MS, 'no_data'],
      [10, 'resolved'],
      [15, 'active'],
    ])
  })

  it('enters no data only within its active hours', () => {
    const hours = { timezone: 'UTC', spans: [{ days: [1], from: '12:10', to: '12:20' }] }
    expect(states({ ...noData, hours }, [seriesOf('dp', [[0, 20]])])).toEqual([
      [0, 'resolved'],
      [10, 'no_data'],
    ])
  })

  it('resolves at missing data where the other condition is below its activation limit', () => {
    const wind = { deviceId: 'd', dataPointId: 'wind', expr: 'lt', value: 1 } as const
    const rules = anyOf([above(35, { clear_value: 20 }), wind])
    const fading = seriesOf('dp', [[0, 50], ...each(1, 20, 30)])
    const lost = seriesOf('wind', [[0, 0.5]])
    expect(states({ ...noData, rules }, [fading, lost], { to: 19 })).toEqual([
      [0, 'active'],
      [3 + 1 / MINUTE_MS, 'resolved'],
    ])
  })

  it('activates by missing data after its hold time, and resolves with a reading', () => {
    const active = { ...noData, missing: 'active', holdMs: 2 * MINUTE_MS } as const
    const back = seriesOf('dp', [
      [0, 20],
      [20, 20],
    ])
    expect(states(active, [back], { to: 21 })).toEqual([
      [0, 'resolved'],
      [5 + 1 / MINUTE_MS, 'active'],
      [20, 'resolved'],
    ])
  })

  it('keeps its state by default when data are missing', () => {
    expect(states({ rules: noData.rules }, [dust], { to: 19 })).toEqual([[0, 'active']])
    expect(states({ ...noData, missing: 'keep' }, [dust], { to: 19 })).toEqual([[0, 'active']])
  })

  it('starts with no data where nothing was ever reported', () => {
    expect(states(noData, [seriesOf('dp', [])])).toEqual([[0, 'no_data']])
  })
})

describe('a difference of two data points whose readings have gaps of 63 and 18 minutes', () => {
  // Reports each hour and each quarter of an hour: gaps of 3,780 s and 1,080 s.
  const reports = (dust: readonly number[], ozone: readonly number[]) => [
    seriesOf(
      'dust',
      dust.map((minute) => [minute, 90]),
      {},
      60 * MINUTE_MS,
    ),
    seriesOf(
      'ozone',
      ozone.map((minute) => [minute, 20]),
      {},
      15 * MINUTE_MS,
    ),
  ]
  const difference = {
    rules: anyOf([
      { dataPointId: { func: 'diff', dataPointId: 'dust', dataPointId2: 'ozone', value: 50 } },
    ] as AlertCondition[]),
    missing: 'no_data',
  } as const
  const justAfter = (minute: number): number => minute + 1 / MINUTE_MS

  it('ends when the reading with the shorter gap is 1,080 s old, not 1,800 s later', () => {
    expect(states(difference, reports([0], [0]))).toEqual([
      [0, 'active'],
      [justAfter(18), 'no_data'],
    ])
  })

  it('ends when the reading with the longer gap is too old, though the other still comes', () => {
    const ozone = [0, 15, 30, 45, 60, 75, 90]
    expect(states(difference, reports([0], ozone))).toEqual([
      [0, 'active'],
      [justAfter(63), 'no_data'],
    ])
  })

  it('activates again with the reading that was missing', () => {
    expect(states(difference, reports([0], [0, 30]), { to: 40 })).toEqual([
      [0, 'active'],
      [justAfter(18), 'no_data'],
      [30, 'active'],
    ])
  })
})

describe('a mean of a short window', () => {
  // Ten minutes of readings, of which 75 % are eight of ten.
  const mean = {
    rules: anyOf([
      {
        dataPointId: { func: 'avg', dataPointId: 'dp', period: 10 },
        expr: 'gt',
        value: 35,
      } as AlertCondition,
    ]),
    missing: 'no_data',
  } as const

  it('an incomplete mean holds for the reporting gap after it was last complete', () => {
    // From 12:12 to 12:14 nothing comes: at 12:15 seven of ten readings are there, and never enough again.
    const dust = seriesOf('dp', [
      ...each(0, 12, 50),
      ...[15, 18, 21, 24].map((at) => [at, 50] as const),
    ])
    expect(states(mean, [dust], { to: 25 })).toEqual([
      [0, 'no_data'],
      [7, 'active'],
      [14 + 1 / MINUTE_MS, 'no_data'],
    ])
  })
})

describe('limits of a condition', () => {
  it('clears at a lower limit than the one that activates', () => {
    const dust = seriesOf('dp', [
      [0, 40],
      [1, 30],
      [2, 24],
    ])
    const alert = { rules: anyOf([above(35, { clear_value: 25 })]) }
    expect(evaluated(alert, [dust]).changes).toEqual([
      [0, true],
      [2, false],
    ])
  })

  it('resolves a named limit, and refuses an unknown name', () => {
    const rules = anyOf([above(0, { value: { reference: 'limit' } })])
    const references = [{ name: 'limit', value: 45 }]
    const dust = seriesOf('dp', each(0, 3, 44))
    expect(evaluated({ rules, references }, [dust]).changes).toEqual([[0, false]])
    expect(() => planOf({ rules })).toThrow('No reference is named limit')
  })

  it('compares the difference from an upwind data point, in the unit of the first', () => {
    const basis = { kind: 'above_upwind', dataPointId: 'upwind' } as const
    const downwind = seriesOf('dp', each(0, 3, 180))
    const upwind = seriesOf('upwind', each(0, 3, 0.02), { unit: 'mg/m³' })
    const { changes, values } = evaluated({ rules: anyOf([above(150, { basis })]) }, [
      downwind,
      upwind,
    ])
    expect([changes, values]).toEqual([[[0, true]], [[160]]])
  })

  it('compares the excess above a baseline', () => {
    const basis = { kind: 'above_baseline', value: 20 } as const
    const { changes } = evaluated({ rules: anyOf([above(35, { basis })]) }, [
      seriesOf('dp', [
        [0, 55],
        [1, 56],
      ]),
    ])
    expect(changes).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

describe('times in rules', () => {
  const dust = seriesOf('dp', [...each(0, 5, 50), ...each(5, 7, 20), ...each(7, 30, 50)])

  it('restarts the hold time with each reading that breaks the rules', () => {
    const alert = { rules: anyOf([above(35)]), holdMs: 10 * MINUTE_MS }
    expect(evaluated(alert, [dust]).changes).toEqual([
      [5, false],
      [17, true],
    ])
  })

  it('counts the reactivation time from the previous activation', () => {
    const alert = { rules: anyOf([above(35)]), reactivationMs: 15 * MINUTE_MS }
    expect(evaluated(alert, [dust]).changes).toEqual([
      [0, true],
      [5, false],
      [15, true],
    ])
  })

  it('activates only within its active hours, but resolves at any time', () => {
    const hours = {
      timezone: 'UTC',
      spans: [{ days: [1], from: '12:10', to: '12:20' }],
    }
    const late = seriesOf('dp', [...each(0, 25, 50), ...each(25, 28, 20), ...each(28, 40, 50)])
    expect(evaluated({ rules: anyOf([above(35)]), hours }, [late]).changes).toEqual([
      [10, true],
      [25, false],
    ])
  })

  it('takes active hours in their time zone, over midnight too', () => {
    // Noon in London on a Monday is nine in the evening in Tokyo.
    const hours = {
      timezone: 'Asia/Tokyo',
      spans: [{ days: [1], from: '21:05', to: '02:00' }],
    }
    const { changes } = evaluated({ rules: anyOf([above(35)]), hours }, [
      seriesOf('dp', each(0, 9, 50)),
    ])
    expect(changes).toEqual([[5, true]])
  })

  it('knows when an alert will change without a reading', () => {
    const silence = { dataPointId: { func: 'silence', dataPointId: 'dp', period: 10 } } as const
    const last = seriesOf('dp', [[4, 1]])
    expect(evaluated({ rules: anyOf([silence]) }, [last], { to: 5 }).dueMinute).toBe(14)
    const alert = { rules: anyOf([above(35)]), holdMs: 8 * MINUTE_MS }
    expect(evaluated(alert, [seriesOf('dp', each(0, 7, 50))], { to: 6 }).dueMinute).toBe(8)
    expect(evaluated({ rules: anyOf([above(35)]) }, [last]).dueMinute).toBeNull()
  })
})
