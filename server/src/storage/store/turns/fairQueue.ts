import { Semaphore } from './semaphore.ts'

export interface FairQueueOptions {
  /** Concurrent searches per caller; its other searches wait. */
  perCaller: number
  /** Concurrent slices over all callers. */
  total: number
  /** Maximum waiting searches per caller. @default 100 */
  mostWaiting?: number
}

/** Runs one slice of a search when it is its turn. */
export type Turn = <Result>(slice: () => Promise<Result>) => Promise<Result>

/** One caller has too many waiting searches. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
}

const MOST_WAITING = 100

/**
 * Shares the store fairly between callers. Searches are cut into slices, and callers take turns, a slice each:
 * since the concurrent searches of a caller are limited, a slice waits for a few slices of another caller,
 * never for everything that the other has requested.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>
  readonly #slices: Semaphore
  readonly #callers = new Map<string, { lane: Semaphore; searches: number }>()

  constructor(options: FairQueueOptions) {
    this.#options = { mostWaiting: MOST_WAITING, ...options }
    this.#slices = new Semaphore(options.total)
  }

  /**
   * Runs a search once the caller's concurrency allows it; it takes a turn for each of its slices.
   *
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   */
  async run<Result>(caller: string, search: (turn: Turn) => Promise<Result>): Promise<Result> {
    const own = this.#callers.get(caller) ?? {
      lane: new Semaphore(this.#options.perCaller),
      searches: 0,
    }
    if (own.lane.waiting >= this.#options.mostWaiting) {
      throw new TooManyWaitingError(`More than ${this.#options.mostWaiting} searches wait`)
    }
    this.#callers.set(caller, own)
    own.searches += 1
    try {
      return await own.lane.run(() => search((slice) => this.#slices.run(slice)))
    } finally {
      own.searches -= 1
      if (own.searches === 0) this.#callers.delete(caller)
    }
  }
}
