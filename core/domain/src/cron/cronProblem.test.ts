import { describe, expect, it } from 'vitest'
import { cronProblem } from './cronProblem.ts'

describe('five fields of cron', () => {
  it.each([
    '0 9 * * 1-5',
    ' */15  *   * * * ',
    '0,30 8-18/2 1,15 JAN-jun MON,wed',
    '*/60 */24 */31 */12 */7',
    '0 9 L * *',
    '0 9 15W * *',
    '0 9 * * 5L',
    '0 9 * * FRI#2',
    '0 9 * * sat-sun',
    '0 9 31 2 *',
  ])('accepts the schedule %s', (expression) => {
    expect(cronProblem(expression)).toBeNull()
  })

  it.each([
    ['61 9 * * *', 'minute', '61', 0, 59],
    ['0 24 * * *', 'hour', '24', 0, 23],
    ['0 9 0 * *', 'day', '0', 1, 31],
    ['0 9 1,32 * *', 'day', '32', 1, 31],
    ['0 9 * 13 *', 'month', '13', 1, 12],
    ['0 9 * * 8', 'weekday', '8', 0, 7],
    ['0 9 * * MONDAY', 'weekday', 'MONDAY', 0, 7],
    ['0 9 * MON *', 'month', 'MON', 1, 12],
    ['0-70 9 * * *', 'minute', '0-70', 0, 59],
    ['-5 9 * * *', 'minute', '-5', 0, 59],
    ['1, 9 * * *', 'minute', '1,', 0, 59],
    ['every day at nine o', 'minute', 'every', 0, 59],
    ['0 9 L5 * *', 'day', 'L5', 1, 31],
    ['0 9 32W * *', 'day', '32W', 1, 31],
    ['0 9 * * 8L', 'weekday', '8L', 0, 7],
  ] as const)('refuses %s: in %s, %s is not from %d to %d', (expression, field, got, min, max) => {
    expect(cronProblem(expression)).toEqual({ kind: 'value', field, got, min, max })
  })

  it.each([
    ['*/0 9 * * *', 'minute', '*/0', 60],
    ['*/61 9 * * *', 'minute', '*/61', 60],
    ['5/15 9 * * *', 'minute', '5/15', 60],
    ['1-9/x 9 * * *', 'minute', '1-9/x', 60],
    ['0 9 * * */8', 'weekday', '*/8', 7],
  ] as const)('refuses %s: in %s, %s has no valid step', (expression, field, got, max) => {
    expect(cronProblem(expression)).toEqual({ kind: 'step', field, got, min: 1, max })
  })

  it('refuses a range that begins with the larger number', () => {
    expect(cronProblem('0 9 * * fri-mon')).toEqual({
      kind: 'range',
      field: 'weekday',
      got: 'fri-mon',
      min: 0,
      max: 7,
    })
  })

  it.each([
    ['', 0],
    ['0 9 * *', 4],
    ['0 0 9 * * *', 6],
    ['@daily', 1],
  ])('refuses %j with %d fields instead of five', (expression, count) => {
    expect(cronProblem(expression)).toEqual({ kind: 'count', count })
  })
})
