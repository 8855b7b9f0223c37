import type { CompiledValidator } from '@airshed/contract'

export interface SampleToken {
  name: string
  note?: string
  is_limited?: boolean
}

/** A form of one required text and two more fields. */
export const SAMPLE_FORM = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 3, title: 'Name', description: 'Who uses the token' },
    note: { type: 'string', title: 'Note' },
    is_limited: { type: 'boolean', title: 'Read only' },
  },
}

/** Validates the form above; handwritten, as a page may not compile schemas. */
export const validateSampleForm: CompiledValidator = Object.assign(
  (value: unknown): boolean => {
    const { name } = value as Partial<SampleToken>
    const isValid = typeof name === 'string' && name.length >= 3
    validateSampleForm.errors = isValid
      ? null
      : name === undefined
        ? [errorOf('', 'required', { missingProperty: 'name' })]
        : [errorOf('/name', 'minLength', { limit: 3 })]
    return isValid
  },
  { errors: null },
) as CompiledValidator

const errorOf = (instancePath: string, keyword: string, params: Record<string, unknown>) => ({
  instancePath,
  keyword,
  params,
  schemaPath: `#/${keyword}`,
})
