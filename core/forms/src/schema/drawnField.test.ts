import { describe, expect, it } from 'vitest'
import { drawnField, pointerParts } from './drawnField.ts'
import type { JsonSchema } from './jsonSchema.ts'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    'a/b': { type: 'object', properties: { 'c~d': { type: 'string' } } },
    words: { type: 'array', items: { type: 'string' } },
    list: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
}

describe('the field that draws a value', () => {
  it.each([
    ['', []],
    ['/a~1b/c~0d', ['a/b', 'c~d']],
    ['/list/0/name', ['list', '0', 'name']],
    ['/list/0', ['list', '0']],
    ['/list/name', ['list']],
    ['/words/1', ['words']],
    ['/unknown/name', []],
  ])('finds for %s the field %j', (pointer, field) => {
    expect(drawnField(schema, pointerParts(pointer))).toEqual(field)
  })
})
