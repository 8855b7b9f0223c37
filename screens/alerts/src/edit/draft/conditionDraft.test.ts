import type { AlertCondition } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { conditionWith, DEVICE, PM10, PM25 } from './alertDraft.fixture.ts'
import { conditionOfDraft } from './conditionOfDraft.ts'
import { conditionProblems } from './conditionProblems.ts'
import { draftOfCondition } from './draftOfCondition.ts'
import { settleCondition } from './settleCondition.ts'

const REFERENCES = [{ id: 'ref', name: 'Site limit', value: 50 }]
const POINT = { deviceId: DEVICE, pointId: PM25 }

describe('a stored condition', () => {
  const stored: [string, AlertCondition][] = [
    ['a reading', { deviceId: DEVICE, dataPointId: PM25, expr: 'gt', value: 35, clear_value: 30 }],
    [
      'a reference',
      { deviceId: DEVICE, dataPointId: PM25, expr: 'gt', value: { reference: 'Site limit' } },
    ],
    ['true or false', { deviceId: DEVICE, dataPointId: PM25, expr: 'eq', value: false }],
    [
      'a mean above an upwind parameter',
      {
        dataPointId: { func: 'avg', dataPointId: PM25, period: 15, completeness: 0.9 },
        expr: 'gte',
        value: 150,
        basis: { kind: 'above_upwind', dataPointId: PM10 },
      },
    ],
    [
      'an extreme above a baseline',
      {
        deviceId: DEVICE,
        dataPointId: { func: 'max', dataPointId: PM25, period: 7 },
        expr: 'lt',
        value: 0,
        basis: { kind: 'above_baseline', value: 12 },
      },
    ],
    [
      'an absolute value',
      { dataPointId: { func: 'abs', dataPointId: PM25 }, expr: 'neq', value: 1 },
    ],
    [
      'a change over a period, which may be a fall',
      {
        dataPointId: { func: 'rate', dataPointId: PM25, period: 15 },
        expr: 'lt',
        value: -20,
        clear_value: -5,
      },
    ],
    [
      'a difference',
      { dataPointId: { func: 'diff', dataPointId: PM25, dataPointId2: PM10, value: 5 } },
    ],
    ['a silence', { dataPointId: { func: 'silence', dataPointId: PM25, period: 30 } }],
  ]
  it.each(stored)('keeps a stored condition of %s unchanged after the form', (_name, condition) => {
    const draft = draftOfCondition(condition, 'one', REFERENCES)
    expect(conditionOfDraft(draft, REFERENCES)).toEqual(condition)
    expect(conditionProblems(draft)).toEqual([])
  })

  it('asks for a value when a condition refers to one that is gone', () => {
    const condition = {
      deviceId: DEVICE,
      dataPointId: PM25,
      expr: 'gt',
      value: { reference: 'Old' },
    } as const
    const draft = draftOfCondition(condition, 'one', REFERENCES)
    expect(conditionProblems(draft)).toEqual(['value'])
    expect(conditionOfDraft(draft, REFERENCES)).toBeNull()
  })
})

describe('an unfinished condition', () => {
  it.each([
    [{ point: { deviceId: null, pointId: null } }, ['device', 'parameter']],
    [{ point: { deviceId: DEVICE, pointId: null } }, ['parameter']],
    [{ expr: null }, ['expression']],
    [{ value: null }, ['value']],
    [{ measure: 'diff' as const, expr: null }, ['other']],
    [{ measure: 'diff' as const, other: POINT }, ['same']],
    [{ basis: 'above_upwind' as const }, ['upwind']],
    [{ basis: 'above_baseline' as const }, ['baseline']],
  ])('a condition with %j lacks %j and is not stored', (changes, problems) => {
    const draft = conditionWith(changes)
    expect(conditionProblems(draft)).toEqual(problems)
    if (problems[0] !== 'same') expect(conditionOfDraft(draft, [])).toBeNull()
  })

  it.each([
    [{ expr: 'gt' as const, clearValue: 50 }, ['clearMost']],
    [{ expr: 'gte' as const, clearValue: 35.1 }, ['clearMost']],
    [{ expr: 'lt' as const, clearValue: 30 }, ['clearLeast']],
    [{ expr: 'lte' as const, clearValue: 34.9 }, ['clearLeast']],
    [{ expr: 'eq' as const, clearValue: 35 }, ['clearNone']],
    [{ expr: 'neq' as const, clearValue: 35 }, ['clearNone']],
    [{ expr: 'gt' as const, clearValue: Number.NaN }, ['clearNumber']],
    [{ expr: 'gt' as const, clearValue: 35 }, []],
    [{ expr: 'lt' as const, clearValue: 35 }, []],
    [{ expr: 'gt' as const, clearValue: 50, value: { referenceId: 'ref' } }, []],
  ])('a condition with the value 35 and %j has the problems %j', (changes, problems) => {
    expect(conditionProblems(conditionWith(changes))).toEqual(problems)
  })

  it('needs neither an operator nor a value where only missing data count', () => {
    expect(
      conditionProblems(conditionWith({ measure: 'silence', expr: null, value: null })),
    ).toEqual([])
  })
})

describe('settling a condition after a change', () => {
  it('leaves a difference only its limit', () => {
    const settled = settleCondition(
      conditionWith({ measure: 'diff', clearValue: 3, basis: 'above_baseline', completeness: 0.9 }),
      false,
    )
    expect(settled).toMatchObject({
      expr: null,
      value: 35,
      clearValue: null,
      basis: 'absolute',
      completeness: null,
    })
    expect(
      settleCondition(conditionWith({ measure: 'diff', value: { referenceId: 'x' } }), false).value,
    ).toBeNull()
  })

  it('clears the basis of a rate of change and limits its period to 6 h', () => {
    const draft = conditionWith({
      measure: 'rate',
      basis: 'above_baseline',
      baseline: 12,
      periodMinutes: 1440,
    })
    expect(settleCondition(draft, false)).toMatchObject({
      expr: 'gt',
      value: 35,
      basis: 'absolute',
      periodMinutes: 360,
    })
  })

  it('compares an on/off parameter only by equality, with true or false', () => {
    expect(settleCondition(conditionWith({ clearValue: 3 }), true)).toMatchObject({
      expr: 'eq',
      value: null,
      clearValue: null,
    })
    expect(settleCondition(conditionWith({ expr: 'neq', value: true }), true)).toMatchObject({
      expr: 'neq',
      value: true,
    })
    expect(settleCondition(conditionWith({ value: true }), false).value).toBeNull()
  })
})
