import type { CompiledValidator } from '@airshed/contract'
import type { RJSFSchema } from '@rjsf/utils'
import type { Holds } from '../schema/openFields.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'
import { formValidator } from './formValidator.ts'

/**
 * Evaluates the conditions of a schema with the functions compiled into its validator.
 *
 * @param drawn the schema as the form renders it, see `drawableSchema`
 * @throws when a condition of the schema was not compiled
 */
export function conditionsOf(validator: CompiledValidator, drawn: JsonSchema): Holds {
  const engine = formValidator<unknown>(validator, drawn)
  return (condition, part) => engine.isValid(condition as RJSFSchema, part, drawn as RJSFSchema)
}
