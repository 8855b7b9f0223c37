import { describe, expect, it } from 'vitest'
import { defaultsOf } from './defaultsOf.ts'

describe('the defaults of a schema', () => {
  it.each([
    ['named ones', { hours: { type: 'integer', default: 24 } }, { hours: 24 }],
    ['none where none is named', { name: { type: 'string' } }, {}],
    [
      'false and null count',
      { a: { default: false }, b: { default: null } },
      { a: false, b: null },
    ],
    [
      'those of a part',
      { stel: { type: 'object', properties: { pm1: { default: null } } } },
      { stel: { pm1: null } },
    ],
  ])('gives defaults: %s', (_, properties, expected) => {
    expect(defaultsOf({ type: 'object', properties })).toEqual(expected)
  })

  it('gives defaults as copies', () => {
    const schema = { properties: { ids: { default: ['a'] } } }
    defaultsOf<{ ids: string[] }>(schema).ids?.push('b')
    expect(defaultsOf(schema)).toEqual({ ids: ['a'] })
  })
})
