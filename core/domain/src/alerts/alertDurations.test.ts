import type { AlertChange, AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { alertDurations, durationCategories } from './alertDurations.ts'

const NOW = Date.UTC(2026, 2, 14, 17)
const at = (minutes: number): number => NOW + minutes * MINUTE_MS
const RANGE = { from: at(-180), to: NOW }

const dust: AlertCondition = { deviceId: 'n', dataPointId: 'dust', expr: 'gt', value: 35 }
const mean: AlertCondition = {
  dataPointId: { func: 'avg', dataPointId: 'dust', period: 60 },
  expr: 'gt',
  value: 25,
}
const apart: AlertCondition = {
  dataPointId: { func: 'diff', dataPointId: 'inside', dataPointId2: 'outside', value: 5 },
}

function change(
  minutes: number,
  isActive: boolean,
  measured: AlertChange['measured'] = [{ condition: dust, measured: 40 }],
  isCorrected = false,
): AlertChange {
  return {
    ts: at(minutes),
    is_active: isActive,
    lacks_data: false,
    group_id: 'g',
    measured,
    is_corrected: isCorrected,
  }
}
const history = (
  changes: AlertChange[],
  before: boolean | null = false,
  isCut = false,
  lackedDataBefore = false,
) => ({
  before,
  lacked_data_before: lackedDataBefore,
  changes,
  is_cut: isCut,
})
const ofAlert = (...args: Parameters<typeof alertDurations>) =>
  alertDurations(...args).filter(({ dataPointId }) => dataPointId === null)

describe('the times at which an alert was active', () => {
  it('lists activity of the alert, and of each data point with its measured value', () => {
    const began = change(-90, true, [
      { condition: dust, measured: 40 },
      { condition: mean, measured: 27 },
      { condition: apart, measured: null },
    ])
    const found = alertDurations(history([began, change(-30, false)]), RANGE, NOW)
    expect(found.map(({ dataPointId, from, to }) => [dataPointId, from, to])).toEqual(
      [null, 'dust', 'inside', 'outside'].map((id) => [id, at(-90), at(-30)]),
    )
    expect(found[1]?.measured).toEqual(began.measured.slice(0, 2))
    expect(found[2]?.measured).toEqual(began.measured.slice(2))
    expect(durationCategories(found)).toEqual([null, 'dust', 'inside', 'outside'])
  })

  it('a lasting activity reaches to the present and no further', () => {
    const later = { from: at(-60), to: at(30) }
    const [open] = ofAlert(history([change(-10, true)]), later, NOW)
    expect(open).toMatchObject({ from: at(-10), to: NOW, isOpen: true, isCut: false })
  })

  it('clips activity to the range, with its true start and whether it goes on', () => {
    const early = { from: at(-120), to: at(-60) }
    const [ended] = ofAlert(history([change(-200, true), change(-30, false)]), early, NOW)
    expect(ended).toMatchObject({ ...early, beganTs: at(-200), isOpen: false, isCut: true })
    const [lasting] = ofAlert(history([change(-200, true)]), early, NOW)
    expect(lasting).toMatchObject({ ...early, isOpen: false, isCut: true })
  })

  it('activity starts with the range where it began before all known changes', () => {
    const ended = change(-100, false, [{ condition: dust, measured: 20 }])
    const found = alertDurations(history([ended], true), RANGE, NOW)
    expect(found[0]).toMatchObject({ from: RANGE.from, to: at(-100), beganTs: null })
    // What it measured as it ended is not what it measured as it began.
    expect(found[1]?.measured).toEqual([{ condition: dust, measured: null }])
    expect(ofAlert(history([], true), RANGE, NOW)).toMatchObject([{ ...RANGE, isOpen: true }])
  })

  it.each([
    ['it was never evaluated', history([], null)],
    ['it was not active', history([change(-100, false)], null)],
    ['it ended before the range', history([change(-300, true), change(-200, false)])],
    ['it began after the range', history([change(10, true)])],
  ])('lists no activity where %s', (_, known) => {
    expect(alertDurations(known, RANGE, NOW)).toEqual([])
  })

  it('says nothing of the time before the first change where older ones are left out', () => {
    const cut = history([change(-100, false), change(-50, true), change(-40, false)], true, true)
    expect(ofAlert(cut, RANGE, NOW)).toMatchObject([{ from: at(-50), to: at(-40) }])
  })

  it('marks activity whose start or end late readings corrected', () => {
    const found = ofAlert(
      history([
        change(-90, true, [], true),
        change(-80, false),
        change(-70, true),
        change(-60, false, [], true),
        change(-50, true),
        change(-40, false),
      ]),
      RANGE,
      NOW,
    )
    expect(found.map(({ isCorrected }) => isCorrected)).toEqual([true, true, false])
  })

  it('joins activity where one group of rules takes over from another', () => {
    const found = ofAlert(
      history([change(-90, true), change(-60, true), change(-30, false)]),
      RANGE,
      NOW,
    )
    expect(found).toMatchObject([{ from: at(-90), to: at(-30) }])
  })
})

describe('the times at which an alert had no data', () => {
  const lost = (minutes: number, measured?: AlertChange['measured']): AlertChange => ({
    ...change(minutes, false, measured),
    lacks_data: true,
  })

  it('lists the times without data as a state of their own', () => {
    const found = ofAlert(
      history([change(-120, true), lost(-90), change(-60, false), lost(-20)]),
      RANGE,
      NOW,
    )
    expect(found.map(({ state, from, to, isOpen }) => [state, from, to, isOpen])).toEqual([
      ['active', at(-120), at(-90), false],
      ['no_data', at(-90), at(-60), false],
      ['no_data', at(-20), NOW, true],
    ])
  })

  it('names the data points without data, not the others of the group', () => {
    const gone = { condition: dust, measured: null }
    const found = alertDurations(
      history([lost(-90, [gone, { condition: apart, measured: 2 }])]),
      RANGE,
      NOW,
    )
    expect(found.map(({ dataPointId }) => dataPointId)).toEqual([null, 'dust'])
    expect(found[0]?.measured).toEqual([gone])
  })

  it('time without data starts with the range where it began before all known changes', () => {
    const known = history([change(-100, false)], false, false, true)
    expect(ofAlert(known, RANGE, NOW)).toMatchObject([
      { state: 'no_data', from: RANGE.from, to: at(-100), beganTs: null },
    ])
    expect(ofAlert({ ...known, is_cut: true }, RANGE, NOW)).toEqual([])
  })

  it('time without data ends where the alert becomes active', () => {
    const found = ofAlert(history([lost(-90), change(-60, true)]), RANGE, NOW)
    expect(found.map(({ state, from }) => [state, from])).toEqual([
      ['no_data', at(-90)],
      ['active', at(-60)],
    ])
  })
})
