import type { ScriptState } from '@airshed/schemas'

/** One script file as stored. */
export interface ScriptFacts {
  /** SHA-256 of its newest text. */
  readonly digest: string
  readonly isDeleted: boolean
  /** Digest of the text that the device has; null: it has none. */
  readonly reportedDigest: string | null
  /** Digest of the text that the device refused; null: it refused none. */
  readonly refusedDigest: string | null
}

/**
 * The state of a script file: a refusal applies to the text that was refused, not to a later one. A deleted file is
 * `applied` once the device no longer has it.
 */
export function scriptState(facts: ScriptFacts): ScriptState {
  const { digest, isDeleted, reportedDigest, refusedDigest } = facts
  if (reportedDigest === (isDeleted ? null : digest)) return 'applied'
  return !isDeleted && refusedDigest === digest ? 'refused' : 'waiting'
}
