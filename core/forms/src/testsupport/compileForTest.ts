import {
  branchesIn,
  branchToMatch,
  conditionsIn,
  createAjv,
  type CompiledValidator,
} from '@airshed/contract'

/** A validator as a server compiles it for an installed plugin, made on the spot: only tests may do that. */
export function compileForTest(schema: object): CompiledValidator {
  const plain = JSON.parse(JSON.stringify(schema)) as object
  const ajv = createAjv()
  const validate = ajv.compile(plain) as CompiledValidator
  validate.conditions = Object.fromEntries(
    [
      ...conditionsIn(plain),
      ...branchesIn(plain).map((branch) => ({ ...branch, schema: branchToMatch(branch.schema) })),
    ].map(({ place, schema: part }) => [place, ajv.compile(part) as CompiledValidator]),
  )
  return validate
}
