/** Why nothing could be sent. */
export type OutgoingFailure = 'not-public' | 'timeout' | 'unreachable' | 'refused'

const SENTENCES: Readonly<Record<OutgoingFailure, string>> = {
  'not-public':
    'This server only sends to public addresses. Set AIRSHED_ALLOW_PRIVATE_TARGETS=1 to allow others',
  timeout: 'No answer came in time',
  unreachable: 'There is no connection',
  refused: 'The answer was not a success',
}

/** Something could not be sent to another server. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly failure: OutgoingFailure

  /** @param detail what is known beyond the kind of failure; must not contain secrets */
  constructor(failure: OutgoingFailure, detail: string, cause?: unknown) {
    super(`${SENTENCES[failure]} (${detail})`, { cause })
    this.failure = failure
  }
}
