/**
 * What an import requests:
 *
 * - `./config.ts?validator`: the validator of the module's schema;
 * - `./config.ts?form-validator`: the same, with the parts that a form checks separately;
 * - `./forms.ts?validators`: validators of several schemas, by name.
 */
export type ValidatorKind = 'validator' | 'form-validator' | 'validators'

export interface ValidatorRequest {
  /** The module that exports the schema, as the import names it. */
  module: string
  kind: ValidatorKind
}

/** Ids of such imports. Vite may append its own query, such as `&t=1763806800000`. */
export const VALIDATOR_QUERY = /^([^?]+)\?(validator|form-validator|validators)(?=&|$)/

/** What the import with this id requests; null for any other import. */
export function validatorRequest(id: string): ValidatorRequest | null {
  const [, module, kind] = VALIDATOR_QUERY.exec(id) ?? []
  return module === undefined ? null : { module, kind: kind as ValidatorKind }
}
