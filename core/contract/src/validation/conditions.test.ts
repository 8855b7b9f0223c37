/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema */
import { describe, expect, it } from 'vitest'
import { branchesIn, branchToMatch, conditionsIn } from './conditions.ts'

describe('the conditions in a schema', () => {
  it('finds conditions at any depth, with their place', () => {
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

  it('finds a condition that has only an else branch', () => {
    const condition = { required: ['a'] }
    expect(conditionsIn({ if: condition, else: { properties: { b: false } } })).toEqual([
      { place: '/if', schema: condition },
    ])
  })

  it.each([[{ type: 'object' }], [{ properties: { if: { type: 'string' } } }], [true]])(
    'finds no conditions in %j',
    (schema) => {
      expect(conditionsIn(schema)).toEqual([])
    },
  )
})

describe('the branches of choices in a schema', () => {
  const every = { properties: { every: {} }, required: ['every'] }
  const at = { properties: { at: {} } }

  it('finds branches at any depth, with their place', () => {
    const schema = { properties: { send: { oneOf: [every, at] } }, anyOf: [at, every] }
    expect(branchesIn(schema)).toEqual([
      { place: '/properties/send/oneOf/0', schema: every },
      { place: '/properties/send/oneOf/1', schema: at },
      { place: '/anyOf/0', schema: at },
      { place: '/anyOf/1', schema: every },
    ])
  })

  it.each([
    ['words', { anyOf: [{ const: 'a' }, { const: 'b' }] }],
    ['a value that may be null', { anyOf: [{ type: 'number' }, { type: 'null' }] }],
  ])('finds no branches in what a form draws as one field: %s', (_, schema) => {
    expect(branchesIn(schema)).toEqual([])
  })

  it('a branch matches by one of its fields, with nothing required yet', () => {
    const oneIsThere = { anyOf: [{ required: ['every'] }] }
    expect(branchToMatch(every)).toEqual({ properties: { every: {} }, ...oneIsThere })
    expect(branchToMatch({ ...every, anyOf: [at] })).toEqual({
      properties: { every: {} },
      anyOf: [at],
      allOf: [oneIsThere],
    })
    expect(branchToMatch({ type: 'string' })).toEqual({ type: 'string' })
  })
})
