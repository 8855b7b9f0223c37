import { createAjv, type CompiledValidator } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { validatorCode } from './validatorCode.ts'
import type { ValidatorKind } from './validatorRequest.ts'

async function built(schema: object, kind: ValidatorKind = 'form-validator') {
  const code = await validatorCode({ default: schema }, kind)
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: validate } = (await import(url)) as { default: CompiledValidator }
  return { code, validate }
}

const limit = { anyOf: [{ enum: [1.001, 2] }, { type: 'null' }] }
const form = {
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: { type: 'string', enum: ['factory', 'custom'] },
    mail: { type: 'string', format: 'email' },
    factor: { type: 'number', multipleOf: 0.001 },
    limit,
  },
  if: { properties: { mode: { const: 'custom' } }, required: ['mode'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['factor'] },
}

describe.each(['validator', 'form-validator'] as const)('a request for ?%s', (kind) => {
  it.each([
    {},
    { mode: 'custom' },
    { mode: 'custom', factor: 1.001 },
    { factor: 1.0005 },
    { mail: 'nobody' },
    { mail: 'a@example.org' },
    { limit: null },
    { limit: 2 },
    { limit: 3 },
    { colour: 'red' },
    null,
  ])('validates %o as the server does', async (value) => {
    const server = createAjv().compile(form)
    const { validate } = await built(form, kind)
    expect(validate(value)).toBe(server(value))
    expect(validate.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual(
      server.errors?.map(({ instancePath, keyword }) => [instancePath, keyword]),
    )
  })

  it('imports nothing and makes no code', async () => {
    const { code } = await built(form, kind)
    expect(code).not.toMatch(/\bimport\b|\brequire\(|new Function|\beval\(/)
  })
})

it('validates the whole form, its condition and each branch of a choice', async () => {
  const choice = {
    oneOf: [
      { type: 'object', properties: { every: { type: 'integer' } }, required: ['every'] },
      { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
    ],
  }
  const { validate } = await built({ ...form, properties: { ...form.properties, choice } })
  expect(Object.values(validate.parts ?? {})).toHaveLength(4)
  expect(Object.values(validate.parts ?? {})).toContain(validate)
})

const twenty = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`form${index}`, { enum: ['ok', index], title: 'x' }]),
)

it('finds several validators by their names, whatever these are', async () => {
  const code = await validatorCode(
    { 'device-form': { type: 'string' }, default: { type: 'number' }, schema11: form, ...twenty },
    'validators',
  )
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: all } = (await import(url)) as { default: Record<string, CompiledValidator> }
  expect(Object.keys(all)).toEqual(['device-form', 'default', 'schema11', ...Object.keys(twenty)])
  expect(Object.values(all).map((validate) => validate('ok'))).toEqual([
    true,
    false,
    false,
    ...Object.values(twenty).map(() => true),
  ])
})
