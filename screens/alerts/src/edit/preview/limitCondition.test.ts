import { describe, expect, it } from 'vitest'
import { conditionWith, draftWith } from '../draft/alertDraft.fixture.ts'
import { hasLimitLine, limitOf, withLimit } from './limitCondition.ts'

describe('the limit line in the preview chart', () => {
  const named = conditionWith({ value: { referenceId: 'a' } })
  const references = [{ id: 'a', name: 'Limit', value: 50 }]

  it('draws the limit only for numbers in the unit of the readings', () => {
    expect(hasLimitLine(conditionWith())).toBe(true)
    expect(hasLimitLine(named)).toBe(true)
    expect(hasLimitLine(conditionWith({ value: true }))).toBe(false)
    expect(hasLimitLine(conditionWith({ measure: 'diff' }))).toBe(false)
    expect(hasLimitLine(conditionWith({ measure: 'abs' }))).toBe(false)
    expect(hasLimitLine(conditionWith({ basis: 'above_baseline' }))).toBe(false)
  })

  it('changes the value of the condition, or the shared value that it refers to', () => {
    const draft = draftWith({ references })
    expect(withLimit(draft, conditionWith(), 40).groups[0]?.conditions[0]?.value).toBe(40)
    const moved = withLimit(draft, named, 40)
    expect(moved.groups).toEqual(draft.groups)
    expect(limitOf(named, moved.references)).toBe(40)
  })
})
