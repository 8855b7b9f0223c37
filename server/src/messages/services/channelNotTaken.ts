import type { OutgoingFailure } from '../../base/outgoing/outgoingError.ts'

interface NotTakenFacts {
  /** Whether the message will never be accepted, so that a retry cannot help. */
  isPermanent: boolean
  /** How long the service asks to wait, ms. */
  retryAfterMs?: number | undefined
  /** HTTP status; null: no answer. */
  status: number | null
  /** The answer of the service, cut and without secrets; empty if there was none. */
  answer: string
  /** Why there was no answer; null: there was one. */
  failure: OutgoingFailure | null
}

/** A channel did not accept a message; the text says which service and why, without secrets. */
export class ChannelNotTaken extends Error implements NotTakenFacts {
  override readonly name = 'ChannelNotTaken'
  readonly isPermanent: boolean
  readonly retryAfterMs: number | undefined
  readonly status: number | null
  readonly answer: string
  readonly failure: OutgoingFailure | null

  constructor(message: string, facts: NotTakenFacts) {
    super(message)
    this.isPermanent = facts.isPermanent
    this.retryAfterMs = facts.retryAfterMs
    this.status = facts.status
    this.answer = facts.answer
    this.failure = facts.failure
  }
}
