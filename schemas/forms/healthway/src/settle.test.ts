import { expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { settle } from './settle.ts'
import { purifier } from './testsupport/purifier.fixture.ts'

const before = fromDevice(purifier())

it.each([
  ['0 8 * * 1-5', '0 8 * * 1-5'],
  ['\t0  8 *\u00a0* 1-5', '0 8 * * 1-5'],
  ['0 8 * * 1-5 ', '0 8 * * 1-5'],
  ['0 8 ', '0 8 '],
  [undefined, undefined],
])('the schedule %j becomes %j', (cron, expected) => {
  const next = { ...before, ...(cron === undefined ? {} : { cron }) }
  const once = settle(before, next)
  expect(once.cron).toBe(expected)
  expect(settle(before, once)).toEqual(once)
  expect(settle(once, once)).toEqual(once)
})
