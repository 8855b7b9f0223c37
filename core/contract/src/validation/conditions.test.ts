/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema */
import { describe, expect, it } from 'vitest'
import { conditionsIn } from './conditions.ts'

describe('the conditions in a schema', () => {
  it('are found wherever they stand, by their place', () => {
    const first = { properties: { mode: { const: 'custom' } } }
    const second = { required: ['a'] }
    const schema = {
      type: 'object',
      if: first,
      then: { required: ['size'] },
      allOf: [{ if: second, then: {} }],
    }
    expect(conditionsIn(schema)).toEqual([
      { place: '/if', schema: first },
      { place: '/allOf/0/if', schema: second },
    ])
  })

  it('are found where only the other branch says something', () => {
    const condition = { required: ['a'] }
    expect(conditionsIn({ if: condition, else: { properties: { b: false } } })).toEqual([
      { place: '/if', schema: condition },
    ])
  })

  it.each([[{ type: 'object' }], [{ properties: { if: { type: 'string' } } }], [true]])(
    'are none in %j',
    (schema) => {
      expect(conditionsIn(schema)).toEqual([])
    },
  )
})
