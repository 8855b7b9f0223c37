import { schemas } from '../manifest/manifestSchemas.ts'
import { createAjv } from '../validation/ajv.ts'
import type { CompiledValidator } from '../validation/compiled.ts'

/** Compiles on first use: most programs validate only a few kinds of manifests. */
function compiledLater(schema: object): CompiledValidator {
  let compiled: CompiledValidator | null = null
  const validate: CompiledValidator = (value) => {
    compiled ??= createAjv().compile(schema) as CompiledValidator
    const isValid = compiled(value)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}

/** Kind → the validator of its manifests, for Node, where schemas may be compiled. */
export const manifestValidators: Readonly<Record<string, CompiledValidator>> = Object.fromEntries(
  Object.entries(schemas).map(([kind, schema]) => [kind, compiledLater(schema)]),
)
