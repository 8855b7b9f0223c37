import type { OutgoingFailure } from '../outgoing/outgoingError.ts'

interface NotTakenFacts {
  /** Whether the same message will never be taken: another attempt cannot help. */
  isPermanent: boolean
  /** How long the service asks to wait, ms. */
  retryAfterMs?: number | undefined
  /** HTTP; null: no answer came. */
  status: number | null
  /** What the service answered, cut and without secrets; empty where nothing came. */
  answer: string
  /** Why no answer came; null: one came. */
  failure: OutgoingFailure | null
}

/** A channel did not take a message; the text says by whom and why, without secrets. */
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
