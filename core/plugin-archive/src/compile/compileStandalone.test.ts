import type { CompiledValidator } from '@airshed/contract'
import { expect, it } from 'vitest'
import { compileStandalone } from './compileStandalone.ts'

const load = async (schema: object): Promise<CompiledValidator> => {
  const code = await compileStandalone({ default: schema })
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: CompiledValidator
  }
  return module.default
}

it('compiles a schema into a module that validates', async () => {
  const validate = await load({
    type: 'object',
    required: ['a'],
    properties: { a: { minimum: 1 } },
  })
  expect([validate({ a: 1 }), validate({ a: 0 }), validate({})]).toEqual([true, false, false])
})

it('evaluates the conditions of a schema one by one', async () => {
  const validate = await load({ if: { required: ['a'] }, then: { required: ['b'] } })
  expect(validate.conditions?.['/if']?.({ a: 1 })).toBe(true)
  expect(validate({ a: 1 })).toBe(false)
})

it('evaluates the branches of a choice one by one, before they are filled in', async () => {
  const validate = await load({
    oneOf: [
      { required: ['a', 'b'], properties: { a: { type: 'number' }, b: {} } },
      { required: ['c'], properties: { c: {} } },
    ],
  })
  const { '/oneOf/0': first, '/oneOf/1': second } = validate.conditions ?? {}
  const checked = (value: object) => [first?.(value), second?.(value)]
  expect([checked({ a: 1 }), checked({ a: 'x' }), checked({ c: 1 }), checked({})]).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [false, false],
  ])
})

it('makes no code of the text in names', async () => {
  const hostile = `'"}\`;globalThis.gotIn=1;//\\ \u2028`
  const validate = await load({
    type: 'object',
    properties: {
      [hostile]: {
        if: { properties: { [hostile]: { const: hostile, pattern: '[\'"`\\\\/]' } } },
        then: { enum: [hostile], title: hostile },
        required: [hostile],
      },
    },
    additionalProperties: { default: hostile },
  })
  validate({ [hostile]: { [hostile]: hostile } })
  expect(Object.keys(validate.conditions ?? {})).toEqual([
    `/properties/${hostile.replaceAll('~', '~0').replaceAll('/', '~1')}/if`,
  ])
  expect('gotIn' in globalThis).toBe(false)
})
