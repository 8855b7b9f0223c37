import { expect, it } from 'vitest'
import { schemasOf } from './schemaExport.ts'

const text = { type: 'string' }

it.each(['config', 'params', 'schema'])('the schema of a module is its export %s', (name) => {
  expect(schemasOf({ [name]: text, LIMIT: 4 }, 'validator', 'a.ts')).toEqual({ default: text })
})

it('reads several schemas from the export schemas', () => {
  expect(schemasOf({ schemas: { a: text } }, 'validators', 'a.ts')).toEqual({ a: text })
})

it.each([
  [
    { LIMIT: 4 },
    'validator',
    'a.ts?validator: expected an export one of config, params, schema, got LIMIT',
  ],
  [{ config: text, schema: text }, 'form-validator', 'got config, schema'],
  [{}, 'validators', 'a.ts?validators: expected an export schemas, got nothing'],
] as const)('refuses to make from %o a %s', (exports, kind, words) => {
  expect(() => schemasOf(exports, kind, 'a.ts')).toThrow(words)
})
