import { conditionsIn } from '@airshed/contract'
import { createAjv } from '@airshed/contract/ajv'
import { drawableSchema } from '@airshed/forms/drawable-schema'
import { bundleModules, compileStandalone } from '@airshed/plugin-archive'
import { ID_KEY, hashForSchema, type RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'

const ENTRY = '\0form-validator'

type Compiler = ReturnType<typeof createAjv>

/**
 * Compiles the schema of a form with the form engine's own compiler, which finds the parts that the
 * engine checks individually: conditions, and the branches of a choice.
 *
 * The engine's Ajv is replaced by the project's, so that page and server agree. The whole form is
 * compiled from the schema as written: in the form that the engine draws, a nullable choice would
 * refuse null.
 *
 * @param schema plain JSON Schema
 * @returns text of an ES module: the validator is its default export; if there are parts, its
 *   property `parts` holds the functions by which the form engine finds each of them
 */
export function formValidatorCode(schema: object): Promise<string> {
  const drawn = drawableSchema(schema) as RJSFSchema
  const rootKey = drawn[ID_KEY] ?? hashForSchema(drawn)
  let count = 0
  const asWritten = (engines: Compiler): Compiler => {
    const ajv = createAjv({ code: { source: true, lines: true } })
    for (const [key, part] of Object.entries(engines.schemas)) {
      if (part === undefined || part.meta === true) continue
      count += 1
      ajv.addSchema(key === rootKey ? { ...schema, [ID_KEY]: rootKey } : part.schema)
    }
    // The engine's compiler misses a condition within a field that another one opens.
    for (const { schema: condition } of conditionsIn(drawn)) {
      const key = hashForSchema(condition as RJSFSchema)
      if (key in ajv.schemas) continue
      count += 1
      ajv.addSchema({ ...condition, [ID_KEY]: key })
    }
    return ajv
  }
  const functions = compileSchemaValidatorsCode(drawn, { extenderFn: asWritten })
  // Most forms are only checked as a whole.
  if (count === 1) return compileStandalone({ default: schema })
  // The engine's compiler writes CommonJS. As a plain object, `exports` costs a page less than the helpers that a
  // bundler would wrap it in.
  const code = [
    'const exports = {}',
    functions,
    `const validate = exports[${JSON.stringify(rootKey)}]`,
    'validate.parts = exports',
    'export default validate',
  ].join('\n')
  return bundleModules({ [ENTRY]: code }, ENTRY)
}
