import { createAjv, separatePartsIn, type CompiledValidator } from '@airshed/contract'

/** Compiles a validator at run time, as a server does for an installed plugin: only tests may do that. */
export function compileForTest(schema: object): CompiledValidator {
  const plain = JSON.parse(JSON.stringify(schema)) as object
  const ajv = createAjv()
  const validate = ajv.compile(plain) as CompiledValidator
  validate.conditions = Object.fromEntries(
    separatePartsIn(plain).map(({ place, schema: part }) => [
      place,
      ajv.compile(part) as CompiledValidator,
    ]),
  )
  return validate
}
