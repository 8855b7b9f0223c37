import type { ScriptState } from '@airshed/schemas'

/** One script file as the store has it. */
export interface ScriptFacts {
  /** SHA-256 of its newest text. */
  readonly digest: string
  readonly isDeleted: boolean
  /** Of the text that the device has; null: it has none. */
  readonly reportedDigest: string | null
  /** Of the text that the device refused; null: it refused none. */
  readonly refusedDigest: string | null
}

/**
 * How a script file stands: a refusal counts for the text that was refused, not for a later one. A
 * deleted file is `applied` once the device has it no longer.
 */
export function scriptState(facts: ScriptFacts): ScriptState {
  const { digest, isDeleted, reportedDigest, refusedDigest } = facts
  if (reportedDigest === (isDeleted ? null : digest)) return 'applied'
  return !isDeleted && refusedDigest === digest ? 'refused' : 'waiting'
}
