import type { Issue } from '@airshed/schemas'
import type { ErrorObject } from 'ajv'
import { issuesOf } from './issues.ts'

/** A validator as Ajv writes it into a file ahead of time: no code is made at run time. */
export interface CompiledValidator {
  (value: unknown): boolean
  errors?: readonly ErrorObject[] | null
  /** Validators of the schema's `if` parts by their place (`/if`); absent where there are none. */
  conditions?: Readonly<Record<string, CompiledValidator>>
}

/** Loads the compiled validator of a plugin: the default export of `generated/validator.js`. */
export type ValidatorLoader = () => Promise<{ default: CompiledValidator }>

/** What is wrong with a value; empty when nothing is. */
export function validateWith(validate: CompiledValidator, value: unknown): Issue[] {
  return validate(value) ? [] : issuesOf(validate.errors, value)
}
