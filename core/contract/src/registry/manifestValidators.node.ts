import { schemas } from '../manifest/manifestSchemas.ts'
import type { CompiledValidator } from '../validation/compiled.ts'
import { compiledLater } from '../validation/compiledLater.ts'

/** Kind → the validator of its manifests, for Node, where schemas may be compiled. */
export const manifestValidators: Readonly<Record<string, CompiledValidator>> = Object.fromEntries(
  Object.entries(schemas).map(([kind, schema]) => [kind, compiledLater(schema)]),
)
