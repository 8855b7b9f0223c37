import { describe, expect, it } from 'vitest'
import { drawableSchema } from './drawableSchema.ts'

const draw = (property: object) =>
  drawableSchema({ type: 'object', properties: { field: property } }).properties?.['field']

describe('a schema made drawable', () => {
  it.each([
    [
      'a nullable number is one number field',
      { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }], title: 'PM1' },
      { type: ['number', 'null'], minimum: 0, title: 'PM1' },
    ],
    [
      'a union of words is one select',
      { anyOf: [{ const: 'a' }, { const: 'b' }] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    [
      'a union of two kinds of thing stays a union',
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
    ],
    ['a plain field stays as it is', { type: 'boolean' }, { type: 'boolean' }],
  ])('draws the schema: %s', (_, given, expected) => {
    expect(draw(given)).toEqual(expected)
  })

  it('keeps a condition unchanged', () => {
    const condition = { properties: { mode: { anyOf: [{ const: 'a' }, { type: 'null' }] } } }
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    const schema = { type: 'object', if: condition, then: {} }
    expect(drawableSchema(schema)).toEqual(schema)
  })
})
