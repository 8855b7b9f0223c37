import { PARAMETERS } from '@airshed/profiles'
import { expect, it } from 'vitest'
import { leastSpanOf } from './leastSpans.ts'

const withoutSpan = ['direction', 'boolean']

it.each(PARAMETERS.map(({ id, kind, precision }) => [id, kind, precision] as const))(
  'the axis of %s (%s) has a least span, wider than its last decimal',
  (id, kind, precision) => {
    if (withoutSpan.includes(kind)) expect(leastSpanOf(id)).toBe(0)
    else expect(leastSpanOf(id)).toBeGreaterThan(10 ** -precision)
  },
)

it.each([
  ['170:1', 10],
  ['170:4', 0.5],
  ['140:12', 50],
  ['180:1', 20],
  ['151:1', 1],
])('the least span of %s is %d', (id, span) => {
  expect(leastSpanOf(id)).toBe(span)
})

it('an unknown parameter has no least span', () => {
  expect(leastSpanOf('999:9')).toBe(0)
})
