import { createAjv, issuesOf, issueText } from '@airshed/contract'
import type { ValidateFunction } from 'ajv'
import type { JobKind } from './defineJob.ts'

/** Returns what is wrong with a payload, in one sentence; null if nothing is. */
export type PayloadCheck = (job: JobKind<unknown>, payload: unknown) => string | null

/** Compiles the schema of each kind when first needed. */
export function createPayloadCheck(): PayloadCheck {
  const ajv = createAjv()
  const compiled = new WeakMap<JobKind<unknown>, ValidateFunction>()
  return (job, payload) => {
    const validate = compiled.get(job) ?? ajv.compile(job.payload)
    compiled.set(job, validate)
    if (validate(payload)) return null
    const [first] = issuesOf(validate.errors, payload)
    return first === undefined ? 'It does not fit its schema' : issueText(first)
  }
}
