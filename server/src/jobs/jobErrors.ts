/** Jobs are used in a way that cannot work; the text says where, what was expected and the cure. */
export class JobError extends Error {
  override readonly name = 'JobError'
}

/**
 * Thrown by a worker when another attempt cannot help: the job fails at once with this text as its
 * reason. Every other error is tried again.
 */
export class JobRefused extends Error {
  override readonly name = 'JobRefused'
}

/**
 * Thrown by a worker that could not begin yet: it is tried again after this time, and no attempt is used up.
 */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed'
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** Thrown by a worker after an attempt that failed: the next one comes after this time or later. */
export class JobFailedForNow extends Error {
  override readonly name = 'JobFailedForNow'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Why a run cannot go on, the reason of its aborted signal: `lost`, since the job was cancelled or its
 * lease ran out and another process has it; or `stopping`, since the server stops and another run
 * begins from the start.
 */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted'
  readonly why: 'lost' | 'stopping'

  constructor(why: 'lost' | 'stopping') {
    super(
      why === 'lost'
        ? 'The job was cancelled, or another process has taken it over'
        : 'The server stops: the job is done by whoever runs next',
    )
    this.why = why
  }
}
