import { bundleModules, compileStandalone } from '@airshed/plugin-archive'
import { formValidatorCode } from './formValidatorCode.ts'
import type { ValidatorKind } from './validatorRequest.ts'

const ALL = '\0validators-by-name'
const ENTRY = '\0record'

/** One module whose default export holds a validator per schema, by name. */
async function recordCode(schemas: Readonly<Record<string, object>>): Promise<string> {
  const entries = Object.entries(schemas)
  // Avoids Ajv's names for parts of its code, such as `schema11`.
  const numbered = entries.map(([, schema], index): [string, object] => [`named${index}`, schema])
  const members = entries.map(([name], index) => `${JSON.stringify(name)}: all.named${index}`)
  const entry = `import * as all from '${ALL}'\nexport default { ${members.join(', ')} }`
  const code = await compileStandalone(Object.fromEntries(numbered))
  return bundleModules({ [ALL]: code, [ENTRY]: entry }, ENTRY)
}

/**
 * The module that an import requests: self-contained JavaScript that generates no code at run time.
 *
 * @param schemas plain JSON Schemas, see `schemasOf`
 * @throws when one is not a JSON Schema
 */
export async function validatorCode(
  schemas: Readonly<Record<string, object>>,
  kind: ValidatorKind,
): Promise<string> {
  const { default: single } = schemas
  if (kind === 'validators' || single === undefined) return recordCode(schemas)
  return kind === 'validator' ? compileStandalone({ default: single }) : formValidatorCode(single)
}
