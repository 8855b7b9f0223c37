import { describe, expect, it } from 'vitest'
import { drawingProblems } from './drawingProblems.ts'

const found = (properties: object, uiSchema: object = {}, more: object = {}): string[] =>
  drawingProblems({ type: 'object', properties, ...more }, uiSchema).map(
    ({ in: where, pointer, expected, got }) => `${where}${pointer}: ${expected}, got ${got}`,
  )
const text = { type: 'string' }

describe('options that the form engine cannot draw', () => {
  it.each<[string, object, object, RegExp]>([
    [
      'a field without a type',
      { a: { title: 'A' } },
      {},
      /^schema\/properties\/a\/type: .*got none$/,
    ],
    [
      'a field of two types',
      { a: { type: ['string', 'number'] } },
      {},
      /one type, and perhaps null/,
    ],
    [
      'a list without items',
      { a: { type: 'array' } },
      {},
      /^schema\/properties\/a\/items: one schema/,
    ],
    ['a tuple', { a: { type: 'array', items: [text] } }, {}, /got a list of schemas/],
    [
      'fields of any name',
      { a: { type: 'object', additionalProperties: text } },
      {},
      /^schema\/properties\/a\/additionalProperties: fields with names/,
    ],
    [
      'what is within an item',
      { a: { type: 'array', items: { type: 'object', properties: { b: {} } } } },
      {},
      /^schema\/properties\/a\/items\/properties\/b\/type/,
    ],
    [
      'a widget of no name',
      { a: text },
      { a: { 'ui:widget': 'slider' } },
      /^uiSchema\/a\/ui:widget: one of text, .*got "slider"/,
    ],
    [
      'a widget for another type',
      { a: text },
      { a: { 'ui:widget': 'range' } },
      /a field of type number or integer for "range"/,
    ],
    [
      'a widget among the options',
      { a: text },
      { a: { 'ui:options': { widget: 'radio' } } },
      /got "radio"/,
    ],
    [
      'a field of no name',
      { a: text },
      { a: { 'ui:field': 'map-picker' } },
      /one of lookup, .*got "map-picker"/,
    ],
    [
      'a hint for no field',
      { a: text },
      { b: {} },
      /^uiSchema\/b: the name of a field \(a\), got "b"/,
    ],
    [
      'a misspelled hint',
      { a: text },
      { a: { 'ui:widgett': 'textarea' } },
      /^uiSchema\/a\/ui:widgett: a hint of the form engine \(ui:widget, .*got "ui:widgett"/,
    ],
    [
      'a misspelled hint of the whole form',
      { a: text },
      { 'ui:ordr': ['a'] },
      /^uiSchema\/ui:ordr: /,
    ],
    [
      'a kind that no parameter has',
      { a: text },
      { a: { 'ui:field': 'data-point-picker', 'ui:options': { kinds: ['scalar', 'wind'] } } },
      /^uiSchema\/a\/ui:options\/kinds\/1: a kind of parameter \(scalar, direction, .*got "wind"/,
    ],
    [
      'an option that a field does not read',
      { a: text },
      { a: { 'ui:field': 'sensor-picker', 'ui:options': { kinds: ['scalar'] } } },
      /^uiSchema\/a\/ui:options\/kinds: an option of this field \(nodesField\), got "kinds"/,
    ],
    [
      'an option of a field that has none',
      { a: text },
      { a: { 'ui:options': { accept: 'image/*' } } },
      /^uiSchema\/a\/ui:options\/accept: no option of its own for this field, got "accept"/,
    ],
    [
      'an order without a field',
      { a: text, b: text },
      { 'ui:order': ['a'] },
      /^uiSchema\/ui:order: every field in it, .*none of b/,
    ],
  ])('reports %s, which cannot be drawn', (_, properties, uiSchema, words) => {
    expect(found(properties, uiSchema)).toEqual([expect.stringMatching(words)])
  })

  it.each([
    [{ a: { 'ui:widgett': 'textarea' } }, 'ui:widget'],
    [{ a: { 'ui:widget': 'texarea' } }, 'textarea'],
    [{ a: { 'ui:field': 'node-piker' } }, 'node-picker'],
    [{ aa: {} }, null],
    [{ a: { 'ui:field': 'lookup', 'ui:options': { minlength: 2 } } }, 'minLength'],
  ])('%j is near to %s', (uiSchema, nearest) => {
    const problems = drawingProblems({ type: 'object', properties: { a: text } }, uiSchema)
    expect(problems.map((problem) => problem.nearest)).toEqual([nearest])
  })

  it.each<[string, object, object]>([
    [
      'an option that its field reads',
      { a: text, b: text },
      {
        'ui:options': { sections: [] },
        a: {
          'ui:field': 'data-point-picker',
          'ui:options': { kinds: ['sum', 'index'], onlyOf: ['150:1'], sensorField: 'b' },
        },
        b: { 'ui:help': 'More.', 'ui:widget': 'file', 'ui:options': { accept: '.csv' } },
      },
    ],
    ['a nullable number', { a: { anyOf: [{ type: 'number' }, { type: 'null' }] } }, {}],
    ['words', { a: { anyOf: [{ const: 'x' }, { const: 'y' }] } }, { a: { 'ui:widget': 'select' } }],
    ['a list of lists', { a: { type: 'array', items: { type: 'array', items: text } } }, {}],
    ['what a field of the engine draws by itself', { a: {} }, { a: { 'ui:field': 'polynomial' } }],
    ['what is hidden', { a: {} }, { a: { 'ui:widget': 'hidden' } }],
    ['an order of the rest', { a: text, b: text }, { 'ui:order': ['b', '*'] }],
  ])('accepts drawing hints: %s', (_, properties, uiSchema) => {
    expect(found(properties, uiSchema)).toEqual([])
  })

  it('accepts branches that refine or add fields, with hints for these', () => {
    const branches = {
      if: { required: ['a'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: { a: { minLength: 3 }, c: text }, required: ['c'] },
      else: { properties: { a: false } },
    }
    expect(found({ a: text }, { c: { 'ui:widget': 'textarea' } }, branches)).toEqual([])
  })
})
