import type { Ajv, ErrorObject } from 'ajv'
import { createAjv } from './ajv.ts'

// Made once: each Ajv compiles the schema of schemas first, which takes as long as any of ours.
const shared: { ajv?: Ajv } = {}
const sharedAjv = (): Ajv => (shared.ajv ??= createAjv())

/** A validator as Ajv makes it; `errors` are those of its last call. */
export interface LateValidator<Value> {
  (value: unknown): value is Value
  errors?: ErrorObject[] | null
}

/**
 * A validator whose schema is compiled when it is first called. To compile takes milliseconds for each schema: a
 * server has several hundred, and most of its processes validate with few of them.
 *
 * @param schema JSON Schema; an invalid one throws at the first call
 * @param ajvOf gives what compiles it. Default: one {@link createAjv} for all
 */
export function compiledLater<Value>(
  schema: object,
  ajvOf: () => Ajv = sharedAjv,
): LateValidator<Value> {
  let compiled: LateValidator<Value> | null = null
  const validate: LateValidator<Value> = (value): value is Value => {
    compiled ??= ajvOf().compile<Value>(schema)
    const isValid = compiled(value)
    validate.errors = compiled.errors ?? null
    return isValid
  }
  return validate
}
