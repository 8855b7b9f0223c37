/** Jobs are used incorrectly; the text says where, what was expected and how to fix it. */
export class JobError extends Error {
  override readonly name = 'JobError'
}

/**
 * Thrown by a worker when a retry cannot help: the job fails at once with this text as its reason. Every
 * other error is retried.
 */
export class JobRefused extends Error {
  override readonly name = 'JobRefused'
}

/**
 * Thrown by a worker that cannot begin yet: the job is retried after this time, and no attempt is used up.
 */
export class JobPostponed extends Error {
  override readonly name = 'JobPostponed'
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** Thrown by a worker after a failed attempt: the next one starts after this time or later. */
export class JobFailedForNow extends Error {
  override readonly name = 'JobFailedForNow'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Why a run cannot continue, the reason of its aborted signal: `lost` if the job was cancelled, or its lease
 * expired and another process has it; `stopping` if the server stops and another run will start from the
 * beginning.
 */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted'
  readonly why: 'lost' | 'stopping'

  constructor(why: 'lost' | 'stopping') {
    super(
      why === 'lost'
        ? 'The job was cancelled, or another process has taken it over'
        : 'The server is stopping: the job runs again on another process or after the next start',
    )
    this.why = why
  }
}
