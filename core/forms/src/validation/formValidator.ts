import { branchesIn, branchToMatch, conditionsIn, type CompiledValidator } from '@airshed/contract'
import { hashForSchema, ID_KEY, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
// By its own entry: the package's main entry pulls in Ajv's compiler.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'

type ValidatorFunctions = Parameters<typeof createPrecompiledValidator>[0]

/** The key by which the form engine looks up the validator of a schema. */
const keyOf = (schema: object): string =>
  (schema as RJSFSchema)[ID_KEY] ?? hashForSchema(schema as RJSFSchema)

/**
 * The validators of the conditions in a schema, by key.
 *
 * @throws if a condition was not compiled, with its place and the remedy
 */
function conditionFunctions(
  { conditions, parts }: CompiledValidator,
  drawn: object,
): Record<string, CompiledValidator> {
  const found = conditionsIn(drawn).map(({ place, schema }): [string, CompiledValidator] => {
    const key = keyOf(schema)
    const validate = conditions?.[place] ?? parts?.[key]
    if (validate !== undefined) return [key, validate]
    throw new Error(
      `At ${place}: expected a compiled validator of the condition, got none. ` +
        "Import the form's validator with ?form-validator, from the module of this schema.",
    )
  })
  return Object.fromEntries(found)
}

/**
 * The validators of the branches of choices, by key. A plugin that was published before servers compiled
 * branches has none: its branches are distinguished only by their fields.
 */
function branchFunctions(
  { conditions, parts }: CompiledValidator,
  drawn: object,
): Record<string, CompiledValidator> {
  const found = branchesIn(drawn).flatMap(({ place, schema }): [string, CompiledValidator][] => {
    const key = keyOf(branchToMatch(schema))
    const names = Object.keys((schema as RJSFSchema).properties ?? {})
    const hasOne: CompiledValidator = (value) =>
      typeof value === 'object' && value !== null && names.some((name) => name in value)
    return [[key, conditions?.[place] ?? parts?.[key] ?? hasOne]]
  })
  return Object.fromEntries(found)
}

/**
 * The form engine's validator interface over functions that were compiled ahead of time: nothing is
 * compiled in the page. A validator that was built with the page has a function for each part of
 * the schema that the engine may check separately; one that a server compiled for an installed
 * plugin has only those of conditions and branches.
 *
 * @param drawn the schema as the form renders it, see `drawableSchema`
 * @throws when a condition of the schema was not compiled
 */
export function formValidator<Value>(
  validate: CompiledValidator,
  drawn: object,
): ValidatorType<Value> {
  const functions = {
    ...validate.parts,
    ...conditionFunctions(validate, drawn),
    ...branchFunctions(validate, drawn),
    [keyOf(drawn)]: validate,
  }
  return createPrecompiledValidator<Value>(functions as ValidatorFunctions, drawn as RJSFSchema)
}
