import { describe, expect, it } from 'vitest'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { schemaProblems } from './schemaProblems.ts'

const reported = (schema: object): string[] =>
  schemaProblems(schema).map(({ code, place }) => `${code} ${place}`)
const form = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const text = { type: 'string' }

describe('the schema of a form', () => {
  it.each([
    ['without fields', form({})],
    [
      'with a field of each kind',
      form({
        a: {
          type: 'string',
          title: 'A',
          minLength: 1,
          maxLength: 9,
          pattern: '^[a-z]+$',
          default: 'x',
        },
        b: { type: 'number', minimum: 0, exclusiveMaximum: 9, multipleOf: 0.5, unit: 'µg/m³' },
        c: {
          type: 'array',
          items: { type: 'string', format: 'date' },
          uniqueItems: true,
          maxItems: 3,
        },
        d: { enum: ['a', 'b'], description: 'D' },
        e: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        f: { type: 'boolean' },
      }),
    ],
    ['with objects in objects', form({ a: form({ b: form({ c: text }) }) })],
    ['with objects in a list', form({ a: { type: 'array', items: form({ b: text }) } })],
    [
      'with a condition',
      form(
        { a: text, b: text },
        {
          if: { properties: { a: { const: 'x' } }, required: ['a'] },
          then: { required: ['b'] },
          else: { properties: { b: false } },
        },
      ),
    ],
    [
      'with conditions beside each other',
      form(
        { a: text },
        {
          allOf: [
            { if: { required: ['a'] }, then: { required: ['b'] } },
            { if: { required: ['c'] }, then: { required: ['d'] } },
          ],
        },
      ),
    ],
    ['with fields named as keywords', form({ $ref: text, pattern: text, if: text })],
  ])('finds no problems in %s', (_, schema) => {
    expect(schemaProblems(schema)).toEqual([])
  })

  it.each([
    ['text', text, 'SCHEMA_NOT_OBJECT schema.json#/type'],
    ['nothing', {}, 'SCHEMA_NOT_OBJECT schema.json#/type'],
    [
      'a reference',
      form({ a: { $ref: '#/properties/b' } }),
      'SCHEMA_REFERENCE schema.json#/properties/a/$ref',
    ],
    [
      'a remote reference',
      form({}, { $id: 'https://a.example/' }),
      'SCHEMA_REFERENCE schema.json#/$id',
    ],
    ['definitions', form({}, { $defs: { a: text } }), 'SCHEMA_REFERENCE schema.json#/$defs'],
    [
      'a keyword that is not known',
      form({ a: { type: 'string', colour: 'red' } }),
      'SCHEMA_KEYWORD_UNKNOWN schema.json#/properties/a/colour',
    ],
    [
      'a validator that waits',
      form({}, { $async: true }),
      'SCHEMA_KEYWORD_UNKNOWN schema.json#/$async',
    ],
    [
      'names by pattern',
      form({}, { patternProperties: { '(a|a)*$': text } }),
      'SCHEMA_KEYWORD_UNKNOWN schema.json#/patternProperties',
    ],
    [
      'a format that is not known',
      form({ a: { format: 'regex' } }),
      'SCHEMA_KEYWORD_UNKNOWN schema.json#/properties/a/format',
    ],
    [
      'a slow pattern',
      form({ a: { pattern: '^(a|a)*$' } }),
      'SCHEMA_PATTERN_UNSAFE schema.json#/properties/a/pattern',
    ],
    [
      'a slow pattern in a list',
      form({ a: { items: { pattern: '(a+)+' } } }),
      'SCHEMA_PATTERN_UNSAFE schema.json#/properties/a/items/pattern',
    ],
    [
      'a pattern that is none',
      form({ a: { pattern: 7 } }),
      'SCHEMA_PATTERN_UNSAFE schema.json#/properties/a/pattern',
    ],
    [
      'depth',
      form({ a: form({ b: form({ c: form({ d: text }) }) }) }),
      'SCHEMA_TOO_DEEP schema.json#/properties/a/properties/b/properties/c',
    ],
    [
      'a choice in a choice',
      form({ a: { anyOf: [{ oneOf: [text] }] } }),
      'SCHEMA_CHOICE_NESTED schema.json#/properties/a/anyOf/0/oneOf',
    ],
    [
      'a condition in a condition',
      form({}, { if: {}, then: { if: {}, then: {} } }),
      'SCHEMA_CHOICE_NESTED schema.json#/then/if',
    ],
    ['a wrong value of a keyword', form({ a: { type: 'strnig' } }), 'SCHEMA_INVALID schema.json#'],
    [
      'another draft',
      form({}, { $schema: 'https://evil.example/schema' }),
      'SCHEMA_INVALID schema.json#',
    ],
  ])('refuses a form schema that is %s', (_, schema, problem) => {
    expect(reported(schema)).toEqual([problem])
  })

  it('refuses too many fields, those of inner objects included', () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, text]))
    expect(reported(form(fields(ARCHIVE_LIMITS.schemaFields)))).toEqual([])
    expect(reported(form({ ...fields(101), inner: form(fields(100)) }))).toEqual([
      'SCHEMA_TOO_MANY_FIELDS schema.json#/properties',
    ])
  })

  it('refuses a form schema that is too large or too complex', () => {
    const long = form({
      a: { type: 'string', description: 'a'.repeat(ARCHIVE_LIMITS.schemaBytes) },
    })
    expect(reported(long)).toEqual(['SCHEMA_TOO_LARGE schema.json'])
    const choices = { anyOf: Array.from({ length: ARCHIVE_LIMITS.schemaParts }, () => text) }
    expect(reported(form({ a: choices }))).toEqual(['SCHEMA_TOO_COMPLEX schema.json#'])
  })

  it('says for each problem what was expected, what came, and the cure', () => {
    const problems = schemaProblems(form({ a: { pattern: '(' }, b: { $ref: '#' } }))
    expect(problems).toHaveLength(2)
    for (const { message } of problems) expect(message).toMatch(/^Expected .+, got .+\. .+/)
  })
})
