import type { AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { judged, seriesOf, states } from './alerts.fixture.ts'
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

  it('of one group begins when both hold', () => {
    const wind = seriesOf('wind', [...each(0, 5, 3), ...each(5, 10, 0.5)])
    const { changes } = judged({ rules: anyOf([above(35), low]) }, [dust, wind], { to: 9 })
    expect(changes).toEqual([
      [0, false],
      [5, true],
    ])
  })

  it('of two groups begins when one holds, and says which', () => {
    const wind = seriesOf('wind', each(0, 10, 0.5))
    const { changes, values } = judged({ rules: anyOf([above(60)], [low]) }, [dust, wind])
    expect(changes[0]).toEqual([0, true])
    expect(values[0]).toEqual([0.5])
  })

  it('waits where one of them is not known, and does not where one does not hold', () => {
    const { changes } = judged({ rules: anyOf([above(35), low]) }, [dust, seriesOf('wind', [])])
    expect(changes).toEqual([])
    const calm = judged({ rules: anyOf([above(60), low]) }, [dust, seriesOf('wind', [])])
    expect(calm.changes).toEqual([[0, false]])
  })
})

describe('a device that falls silent', () => {
  it('leaves its alert as it was: three missed reports later nobody knows the value', () => {
    const dust = seriesOf('dp', [[0, 50]])
    const alert = { rules: anyOf([above(35)]), holdMs: 3 * MINUTE_MS }
    // Known up to and at the third minute, so that it has held just long enough.
    expect(judged(alert, [dust]).changes).toEqual([[3, true]])
    expect(judged({ ...alert, holdMs: 4 * MINUTE_MS }, [dust]).changes).toEqual([])
  })

  it('keeps what is on or off for as long as it says nothing else', () => {
    const fan = seriesOf('dp', [[0, 1]], { kind: 'boolean' }, 10 * MINUTE_MS)
    const isOn = { deviceId: 'd', dataPointId: 'dp', expr: 'eq', value: true } as const
    const alert = { rules: anyOf([isOn]), holdMs: 60 * MINUTE_MS }
    expect(judged(alert, [fan]).changes).toEqual([[60, true]])
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

  it('has no data from the end of the reporting gap on, and is judged anew when readings return', () => {
    expect(states(noData, [dust])).toEqual([
      [0, 'active'],
      [LOST, 'no_data'],
      [20, 'active'],
      [21, 'resolved'],
      [24 + 1 / MINUTE_MS, 'no_data'],
    ])
  })

  it('names the conditions that are not known', () => {
    const { changes, values } = judged({ ...noData, rules: anyOf([above(99)], [above(35)]) }, [
      seriesOf('dp', [[0, 20]]),
    ])
    expect([changes.length, values[1]]).toEqual([2, [null]])
  })

  it('knows when it will have no data', () => {
    const fine = seriesOf('dp', [[0, 20]])
    expect(judged(noData, [fine], { to: 2 }).dueMinute).toBe(3 + 1 / MINUTE_MS)
    expect(judged({ rules: noData.rules }, [fine], { to: 2 }).dueMinute).toBeNull()
  })

  it('of which one group says enough has its data', () => {
    const wind = { deviceId: 'd', dataPointId: 'wind', expr: 'lt', value: 1 } as const
    const calm = seriesOf('wind', each(0, 20, 0.5))
    const still = states({ ...noData, rules: anyOf([above(35)], [wind]) }, [dust, calm], { to: 19 })
    expect(still).toEqual([[0, 'active']])
    const windy = seriesOf('wind', each(0, 20, 3))
    const both = { ...noData, rules: anyOf([above(35), wind]) }
    expect(states(both, [dust, windy], { to: 19 })).toEqual([[0, 'resolved']])
  })

  it('is over as readings return before its rules have held long enough', () => {
    const held = { ...noData, holdMs: 5 * MINUTE_MS }
    const late = seriesOf('dp', [[0, 20], ...each(10, 20, 50)])
    expect(states(held, [late], { to: 19 })).toEqual([
      [0, 'resolved'],
      [3 + 1 / MINUTE_MS, 'no_data'],
      [10, 'resolved'],
      [15, 'active'],
    ])
  })

  it('has no data from its hours on only', () => {
    const hours = { timezone: 'UTC', spans: [{ days: [1], from: '12:10', to: '12:20' }] }
    expect(states({ ...noData, hours }, [seriesOf('dp', [[0, 20]])])).toEqual([
      [0, 'resolved'],
      [10, 'no_data'],
    ])
  })

  it('is over at once where the rest no longer holds by the limits for beginning', () => {
    const wind = { deviceId: 'd', dataPointId: 'wind', expr: 'lt', value: 1 } as const
    const rules = anyOf([above(35, { clear_value: 20 }), wind])
    const fading = seriesOf('dp', [[0, 50], ...each(1, 20, 30)])
    const lost = seriesOf('wind', [[0, 0.5]])
    expect(states({ ...noData, rules }, [fading, lost], { to: 19 })).toEqual([
      [0, 'active'],
      [3 + 1 / MINUTE_MS, 'resolved'],
    ])
  })

  it('may begin by that, after its hold time, and ends with a reading', () => {
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

  it('stays as it is if it is to keep its state, which is the default', () => {
    expect(states({ rules: noData.rules }, [dust], { to: 19 })).toEqual([[0, 'active']])
    expect(states({ ...noData, missing: 'keep' }, [dust], { to: 19 })).toEqual([[0, 'active']])
  })

  it('never reported: it has no data at once', () => {
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

  it('begins again with the reading that was missing', () => {
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

  it('that becomes incomplete holds for the reporting gap after it was last complete', () => {
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

describe('limits', () => {
  it('to clear an alert may be lower than those by which it begins', () => {
    const dust = seriesOf('dp', [
      [0, 40],
      [1, 30],
      [2, 24],
    ])
    const alert = { rules: anyOf([above(35, { clear_value: 25 })]) }
    expect(judged(alert, [dust]).changes).toEqual([
      [0, true],
      [2, false],
    ])
  })

  it('may have a name', () => {
    const rules = anyOf([above(0, { value: { reference: 'limit' } })])
    const references = [{ name: 'limit', value: 45 }]
    const dust = seriesOf('dp', each(0, 3, 44))
    expect(judged({ rules, references }, [dust]).changes).toEqual([[0, false]])
    expect(() => planOf({ rules })).toThrow('No reference is named limit')
  })

  it('above an upwind data point are of the difference, in the unit of the first', () => {
    const basis = { kind: 'above_upwind', dataPointId: 'upwind' } as const
    const downwind = seriesOf('dp', each(0, 3, 180))
    const upwind = seriesOf('upwind', each(0, 3, 0.02), { unit: 'mg/m³' })
    const { changes, values } = judged({ rules: anyOf([above(150, { basis })]) }, [
      downwind,
      upwind,
    ])
    expect([changes, values]).toEqual([[[0, true]], [[160]]])
  })

  it('above a baseline are of what is more than that', () => {
    const basis = { kind: 'above_baseline', value: 20 } as const
    const { changes } = judged({ rules: anyOf([above(35, { basis })]) }, [
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

describe('time', () => {
  const dust = seriesOf('dp', [...each(0, 5, 50), ...each(5, 7, 20), ...each(7, 30, 50)])

  it('for which rules must hold begins anew with each reading that breaks them', () => {
    const alert = { rules: anyOf([above(35)]), holdMs: 10 * MINUTE_MS }
    expect(judged(alert, [dust]).changes).toEqual([
      [5, false],
      [17, true],
    ])
  })

  it('until it may begin again is counted from when it last began', () => {
    const alert = { rules: anyOf([above(35)]), reactivationMs: 15 * MINUTE_MS }
    expect(judged(alert, [dust]).changes).toEqual([
      [0, true],
      [5, false],
      [15, true],
    ])
  })

  it('outside its hours keeps it from beginning, not from ending', () => {
    const hours = {
      timezone: 'UTC',
      spans: [{ days: [1], from: '12:10', to: '12:20' }],
    }
    const late = seriesOf('dp', [...each(0, 25, 50), ...each(25, 28, 20), ...each(28, 40, 50)])
    expect(judged({ rules: anyOf([above(35)]), hours }, [late]).changes).toEqual([
      [10, true],
      [25, false],
    ])
  })

  it('of the week is that of its zone, over midnight too', () => {
    // Noon in London on a Monday is nine in the evening in Tokyo.
    const hours = {
      timezone: 'Asia/Tokyo',
      spans: [{ days: [1], from: '21:05', to: '02:00' }],
    }
    const { changes } = judged({ rules: anyOf([above(35)]), hours }, [
      seriesOf('dp', each(0, 9, 50)),
    ])
    expect(changes).toEqual([[5, true]])
  })

  it('at which it changes by itself is known before', () => {
    const silence = { dataPointId: { func: 'silence', dataPointId: 'dp', period: 10 } } as const
    const last = seriesOf('dp', [[4, 1]])
    expect(judged({ rules: anyOf([silence]) }, [last], { to: 5 }).dueMinute).toBe(14)
    const alert = { rules: anyOf([above(35)]), holdMs: 8 * MINUTE_MS }
    expect(judged(alert, [seriesOf('dp', each(0, 7, 50))], { to: 6 }).dueMinute).toBe(8)
    expect(judged({ rules: anyOf([above(35)]) }, [last]).dueMinute).toBeNull()
  })
})
