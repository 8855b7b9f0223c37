import { conditionsIn, type CompiledValidator } from '@airshed/contract'
import {
  toErrorSchema,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils'
import { fieldProblems } from './fieldProblems.ts'

/**
 * The engine's validator over a function that was compiled ahead of time. It never compiles: the
 * whole schema is checked by the function itself, an `if` by the function that came with it.
 *
 * @throws where a schema is asked for that was not compiled: the schema is not flat, or its
 *   validator is older than the schema
 */
export function createRjsfValidator<Value>(
  validate: CompiledValidator,
  schema: object,
): ValidatorType<Value> {
  const conditions = new Map(
    conditionsIn(JSON.parse(JSON.stringify(schema))).map(({ place, schema: condition }) => [
      JSON.stringify(condition),
      { place, check: validate.conditions?.[place] },
    ]),
  )
  const errorsOf = (value: unknown): RJSFValidationError[] =>
    fieldProblems(validate, schema, value).map(({ path, keyword, params }) => ({
      name: keyword,
      message: keyword,
      params,
      property: path.replaceAll('/', '.'),
      stack: `${path} ${keyword}`,
    }))
  return {
    isValid(part: RJSFSchema, value) {
      const condition = conditions.get(JSON.stringify(part))
      if (condition?.check === undefined) {
        throw new Error(
          `At ${condition?.place ?? '/'}: expected a compiled validator, got none for ` +
            `${JSON.stringify(part).slice(0, 80)}. Keep the schema flat (if and then on one level) ` +
            'and run `npm run generate`.',
        )
      }
      return condition.check(value)
    },
    validateFormData(value) {
      const errors = errorsOf(value)
      return { errors, errorSchema: toErrorSchema<Value>(errors) }
    },
    rawValidation<Result>(_part: RJSFSchema, value?: Value) {
      return { errors: errorsOf(value) as Result[] }
    },
  }
}
