import { describe, expect, it } from 'vitest'
import { conditionWith, draftWith } from '../draft/alertDraft.fixture.ts'
import { activeMs, activeSpans } from './activeSpans.ts'
import { durationWords } from './durationWords.ts'
import { hasLimitLine, limitOf, withLimit } from './limitCondition.ts'

const history = (before: boolean | null, ...changes: [ts: number, isActive: boolean][]) => ({
  from: 0,
  to: 100,
  before,
  is_cut: false,
  changes: changes.map(([ts, isActive]) => ({
    ts,
    is_active: isActive,
    group_id: null,
    measured: [],
    is_corrected: false,
  })),
})

describe('when an alert would have been active', () => {
  it('is from each beginning to its end', () => {
    const spans = activeSpans(history(false, [10, true], [30, false], [50, true], [55, false]))
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [10, 30],
      [50, 55],
    ])
    expect(activeMs(spans)).toBe(25)
  })

  it('reaches to the ends of the span where it began before or is not over', () => {
    expect(activeSpans(history(true, [20, false], [90, true]))).toEqual([
      { from: 0, to: 20, isOpenBefore: true, isOpenAfter: false },
      { from: 90, to: 100, isOpenBefore: false, isOpenAfter: true },
    ])
    expect(activeSpans(history(true))).toHaveLength(1)
    expect(activeSpans(history(null))).toEqual([])
  })
})

describe('the limit in the chart', () => {
  const named = conditionWith({ value: { referenceId: 'a' } })
  const references = [{ id: 'a', name: 'Limit', value: 50 }]

  it('is there for numbers in the unit of the readings alone', () => {
    expect(hasLimitLine(conditionWith())).toBe(true)
    expect(hasLimitLine(named)).toBe(true)
    expect(hasLimitLine(conditionWith({ value: true }))).toBe(false)
    expect(hasLimitLine(conditionWith({ measure: 'diff' }))).toBe(false)
    expect(hasLimitLine(conditionWith({ measure: 'abs' }))).toBe(false)
    expect(hasLimitLine(conditionWith({ basis: 'above_baseline' }))).toBe(false)
  })

  it('moves the value of its condition, or the value that it refers to', () => {
    const draft = draftWith({ references })
    expect(withLimit(draft, conditionWith(), 40).groups[0]?.conditions[0]?.value).toBe(40)
    const moved = withLimit(draft, named, 40)
    expect(moved.groups).toEqual(draft.groups)
    expect(limitOf(named, moved.references)).toBe(40)
  })
})

it.each([
  [150, 'en-US', '2 hr 30 min'],
  [1440 + 61, 'en-US', '1 day 1 hr'],
  [0.1, 'en-US', '1 min'],
  [4330, 'es-ES', '3 d 10 min'],
])('%d min in %s are %s', (minutes, locale, words) => {
  expect(durationWords(minutes * 60_000, locale)).toBe(words)
})
