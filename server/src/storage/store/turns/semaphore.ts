/** Limits the number of concurrent tasks; the others wait in order of arrival. */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []

  /** @param size maximum of concurrent tasks */
  constructor(size: number) {
    this.#free = size
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs a task when its turn comes; rejects with its error. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The place is handed over directly, so that a new task cannot overtake waiting ones.
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }
}
