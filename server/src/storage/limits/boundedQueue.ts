import { FairQueue, type Turn } from '../store/turns/fairQueue.ts'

export interface QueueLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Maximum of works that run or wait. */
  places: number
}

/**
 * Bounds costly tasks: few run at once, few wait, and further ones are turned away at once. Senders take turns, so
 * that a task waits for a few tasks of another sender, never for everything that the other has sent.
 */
export class BoundedQueue {
  readonly #places: number
  readonly #turns: FairQueue
  readonly #heldBy = new Map<string, number>()
  #held = 0

  constructor({ atOnce, places }: QueueLimits) {
    this.#places = places
    // The places bound what waits.
    this.#turns = new FairQueue({ perCaller: atOnce, total: atOnce, mostWaiting: Infinity })
  }

  /**
   * Runs work that holds a place until it ends, and takes a turn for each of its costly tasks. A sender gets a
   * place only while it holds fewer than are free, so one alone gets half of them, and the fuller the queue is,
   * the fewer each may hold.
   *
   * @param sender if absent, the work has no share and may use all places
   * @returns null, and runs nothing, if there is no place
   */
  run<Result>(work: (inTurn: Turn) => Promise<Result>, sender?: string): Promise<Result> | null {
    const free = this.#places - this.#held
    const own = sender === undefined ? 0 : (this.#heldBy.get(sender) ?? 0)
    return own < free ? this.#runInPlace(work, sender) : null
  }

  async #runInPlace<Result>(
    work: (inTurn: Turn) => Promise<Result>,
    sender: string | undefined,
  ): Promise<Result> {
    this.#hold(sender, 1)
    try {
      return await work((task) => this.#turns.run(sender ?? '', (turn) => turn(task)))
    } finally {
      this.#hold(sender, -1)
    }
  }

  #hold(sender: string | undefined, change: 1 | -1): void {
    this.#held += change
    if (sender === undefined) return
    const own = (this.#heldBy.get(sender) ?? 0) + change
    if (own > 0) this.#heldBy.set(sender, own)
    else this.#heldBy.delete(sender)
  }
}
