import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { sampleSchema } from '../testsupport/sampleSchema.ts'
import { createRjsfValidator } from './rjsfValidator.ts'

const schema = sampleSchema as RJSFSchema
const validator = createRjsfValidator<object>(compileForTest(sampleSchema), sampleSchema)

describe('the validator of the form engine', () => {
  it('tells each problem at its field', () => {
    const { errors, errorSchema } = validator.validateFormData({ mode: 'factory' }, schema)
    expect(errors.map(({ stack }) => stack)).toEqual(['/name required', '/channels required'])
    expect(errorSchema).toMatchObject({ name: { __errors: ['required'] } })
  })

  it.each([
    ['custom', true],
    ['factory', false],
  ])('knows whether a branch is open: %s', (mode, isOpen) => {
    expect(validator.isValid({ ...sampleSchema.if } as RJSFSchema, { mode }, schema)).toBe(isOpen)
  })

  it('names a part that nobody compiled, and the cure', () => {
    expect(() => validator.isValid({ type: 'string' }, {}, schema)).toThrow(
      /expected a compiled validator.*npm run generate/s,
    )
  })
})
