import { expect, it } from 'vitest'
import { createAjv } from './ajv.ts'
import { compiledLater } from './compiledLater.ts'
import { issuesOf } from './issues.ts'

const SCHEMA = { type: 'object', properties: { port: { type: 'integer' } }, required: ['port'] }

it('compiles a schema at the first call alone', () => {
  let compilers = 0
  const validate = compiledLater(SCHEMA, () => {
    compilers += 1
    return createAjv()
  })
  expect(compilers).toBe(0)
  expect([validate({ port: 1 }), validate({}), validate({ port: 2 })]).toEqual([true, false, true])
  expect(compilers).toBe(1)
})

it('keeps the errors of the last call, and none after a valid value', () => {
  const validate = compiledLater<{ port: number }>(SCHEMA)
  const values = [{}, { port: 'four' }, { port: 4 }]
  expect(
    values.map((value) => {
      validate(value)
      return issuesOf(validate.errors, value).map(({ path }) => path)
    }),
  ).toEqual([['/port'], ['/port'], []])
})

it('throws at the first call for an invalid schema', () => {
  const validate = compiledLater({ type: 'objekt' })
  expect(() => validate({})).toThrow(/schema is invalid: data\/type/)
})
