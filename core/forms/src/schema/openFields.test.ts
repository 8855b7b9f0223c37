import { describe, expect, it } from 'vitest'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { schema, type ConditionalValue } from '../testsupport/conditionalSchema.ts'
import built from '../testsupport/conditionalSchema.ts?form-validator'
import { conditionsOf } from '../validation/conditionsOf.ts'
import { defaultsOf } from './defaultsOf.ts'
import { drawableSchema } from './drawableSchema.ts'
import { withDefaultsOfOpened, withOpenFields } from './openFields.ts'

const compiled = compileForTest(schema)
const drawn = drawableSchema(schema)
const holds = conditionsOf(compiled, drawn)
const whole = { name: 'PM', has_limit: true, limit: 40, style: { dashed: true, gap: 9 } }

describe('the fields whose condition holds', () => {
  it.each<[string, ConditionalValue, ConditionalValue]>([
    ['stay', whole, whole],
    ['are all there is', { ...whole, has_limit: false }, { name: 'PM', has_limit: false }],
    [
      'are told apart within a part',
      { ...whole, style: { dashed: false, gap: 9 } },
      { ...whole, style: { dashed: false } },
    ],
  ])('keeps the fields whose condition holds: %s', (_, value, expected) => {
    expect(withOpenFields(drawn, value, holds)).toEqual(expected)
  })

  it('returns the same value where no field had to go', () => {
    expect(withOpenFields(drawn, whole, holds)).toBe(whole)
  })

  it('evaluates conditions in each list item, and those that depend on another condition', () => {
    const chain = {
      type: 'object',
      properties: {
        a: { type: 'boolean' },
        b: { type: 'boolean' },
        c: { type: 'number' },
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: { on: { type: 'boolean' }, at: { type: 'number' } },
            if: { properties: { on: { const: true } }, required: ['on'] },
            else: { properties: { at: false } },
          },
        },
      },
      allOf: [
        { if: { required: ['a'] }, else: { properties: { b: false } } },
        { if: { required: ['b'] }, else: { properties: { c: false } } },
      ],
    }
    const value = {
      b: true,
      c: 1,
      items: [
        { on: true, at: 1 },
        { on: false, at: 2 },
      ],
    }
    const check = conditionsOf(compileForTest(chain), drawableSchema(chain))
    expect(withOpenFields(drawableSchema(chain), value, check)).toEqual({
      items: [{ on: true, at: 1 }, { on: false }],
    })
  })

  it('adds the defaults of a branch when it opens, and drops its fields when it closes', () => {
    const adding = {
      type: 'object',
      properties: { mode: { type: 'string' } },
      if: { properties: { mode: { const: 'own' } }, required: ['mode'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: { size: { type: 'number', default: 3 } } },
    }
    const check = conditionsOf(compileForTest(adding), drawableSchema(adding))
    const change = (before: object, after: object) =>
      withDefaultsOfOpened(drawableSchema(adding), before, after, check)
    expect(change({ mode: 'any' }, { mode: 'own' })).toEqual({ mode: 'own', size: 3 })
    expect(change({ mode: 'own', size: 3 }, { mode: 'any', size: 3 })).toEqual({ mode: 'any' })
    expect(change({ mode: 'own', size: 3 }, { mode: 'own' })).toEqual({ mode: 'own' })
  })
})

describe.each([
  ['that the page was built with', built],
  ['that a server compiled for an installed plugin', compiled],
])('the defaults of a form with conditions, with a validator %s', (_, validator) => {
  it('gives defaults only to open fields, and the schema accepts them', () => {
    const start = defaultsOf<ConditionalValue>(schema, validator)
    expect(start).toEqual({ has_limit: false })
    expect(validator({ ...start, name: 'PM' })).toBe(true)
  })
})
