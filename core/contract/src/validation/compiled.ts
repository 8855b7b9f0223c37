// oxlint-disable-next-line typescript/triple-slash-reference -- imports like './config.ts?validator' are typed wherever this file is
/// <reference types="@airshed/contract/validators" preserve="true" />
import type { Issue } from '@airshed/schemas'
import type { ErrorObject } from 'ajv'
import { issuesOf } from './issues.ts'

/** A validator that was compiled ahead of time: no code is generated at run time. */
export interface CompiledValidator {
  (value: unknown): boolean
  errors?: readonly ErrorObject[] | null
  /**
   * Validators of the schema's `if` parts and of the branches of its choices (in the form of `branchToMatch`), by their
   * paths (`/if`, `/properties/send/oneOf/0`), in a validator that a server compiled for an installed plugin; otherwise
   * absent.
   */
  conditions?: Readonly<Record<string, CompiledValidator>>
  /**
   * Validators of every part of the schema that a form checks separately, by the key that the form
   * engine gives to the part, in a validator that was imported with `?form-validator`.
   */
  parts?: Readonly<Record<string, CompiledValidator>>
}

/**
 * Loads the compiled validator of a plugin: `() => import('./config.ts?form-validator')`, or
 * `() => import('./params.ts?validator')` when no form is drawn.
 */
export type ValidatorLoader = () => Promise<{ default: CompiledValidator }>

/** The issues of a value; empty when it is valid. */
export function validateWith(validate: CompiledValidator, value: unknown): Issue[] {
  return validate(value) ? [] : issuesOf(validate.errors, value)
}
