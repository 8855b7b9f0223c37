import { createAjv, type CompiledValidator } from '@airshed/contract'
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { drawableSchema } from '../schema/drawableSchema.ts'
import { schema as choiceSchema } from '../testsupport/choiceSchema.ts'
import choiceValidator from '../testsupport/choiceSchema.ts?form-validator'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { schema as sampleSchema } from '../testsupport/sampleSchema.ts'
import built from '../testsupport/sampleSchema.ts?form-validator'
import { formValidator } from './formValidator.ts'

const schema = drawableSchema(sampleSchema) as RJSFSchema

describe.each([
  ['that the page was built with', built],
  ['that a server compiled for an installed plugin', compileForTest(sampleSchema)],
])('the form engine over a validator %s', (_, validate) => {
  const validator = formValidator<object>(validate, schema)

  it('puts each problem at its field', () => {
    const { errors, errorSchema } = validator.validateFormData({ mode: 'factory' }, schema)
    expect(errors.map(({ property, name }) => `${property} ${name}`)).toEqual([
      'name required',
      'channels required',
    ])
    expect(errorSchema).toMatchObject({ name: { __errors: [expect.any(String)] } })
  })

  it('finds no problem in a value that the schema accepts', () => {
    const value = { name: 'Station', mode: 'factory', channels: ['LEQ'], limit: null }
    expect(validator.validateFormData(value, schema).errors).toEqual([])
  })

  it.each([
    ['custom', true],
    ['factory', false],
  ])('knows whether a branch is open: %s', (mode, isOpen) => {
    expect(validator.isValid({ ...sampleSchema.if } as RJSFSchema, { mode }, schema)).toBe(isOpen)
  })
})

it('names a condition that was not compiled, and the cure', () => {
  const alone = createAjv().compile(sampleSchema) as CompiledValidator
  expect(() => formValidator(alone, schema)).toThrow(
    /^At \/if: expected a compiled validator.*\?form-validator/s,
  )
})

describe.each([
  ['that the page was built with', choiceValidator],
  ['that a server compiled for an installed plugin', compileForTest(choiceSchema)],
  [
    'of a plugin from before branches were compiled',
    createAjv().compile(choiceSchema) as CompiledValidator,
  ],
])('a choice between branches, by a validator %s', (_, validate) => {
  const drawn = drawableSchema(choiceSchema) as RJSFSchema
  const send = drawn.properties?.['send'] as RJSFSchema
  const options = send.oneOf as RJSFSchema[]
  const utils = createSchemaUtils(formValidator<object>(validate, drawn), drawn)

  it.each([
    [{ every: 15 }, 0],
    [{ at: '06:30' }, 1],
  ])('shows %o in its branch', (value, branch) => {
    expect(utils.getClosestMatchingOption(value, options)).toBe(branch)
    expect(utils.getFirstMatchingOption(value, options)).toBe(branch)
  })
})
