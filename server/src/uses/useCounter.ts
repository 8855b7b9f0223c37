import type { Clock } from '../clock.ts'

/** How a thing was used since the store was last told. */
export interface Uses {
  /** Times that it was used; at least one. */
  count: number
  /** When it was used last, ms UTC. */
  lastUsedAt: number
}

export interface UseCounterOptions {
  clock: Clock
  /** How often the use of one thing is written at most, ms. */
  writeEveryMs: number
  /** Adds to what the store knows of one thing. */
  write: (id: string, uses: Uses) => Promise<void>
  /** Hears of a write that failed; what it held is counted later. */
  onFailure: (error: unknown) => void
}

/** What is known of one thing. */
interface Counted extends Uses {
  /** ms UTC; -Infinity: never. */
  writtenAt: number
}

/**
 * Counts how things such as tokens and keys are used, without a write for each use: the first one is
 * written at once, those that follow within `writeEveryMs` together.
 */
export class UseCounter {
  readonly #options: UseCounterOptions
  readonly #counted = new Map<string, Counted>()
  readonly #writing = new Set<Promise<void>>()

  constructor(options: UseCounterOptions) {
    this.#options = options
  }

  /** Counts one use. Resolves when it was written, where it is written now; never throws. */
  async count(id: string): Promise<void> {
    const now = this.#options.clock()
    const counted = this.#counted.get(id) ?? { count: 0, lastUsedAt: now, writtenAt: -Infinity }
    this.#counted.set(id, counted)
    counted.count += 1
    counted.lastUsedAt = now
    if (now - counted.writtenAt >= this.#options.writeEveryMs) await this.#write(id, counted)
  }

  /**
   * Writes what was counted and is due, or all of it, such as at the end. Resolves when nothing is being
   * written any more.
   */
  async flush(all = false): Promise<void> {
    const now = this.#options.clock()
    for (const [id, counted] of this.#counted) {
      const isDue = all || now - counted.writtenAt >= this.#options.writeEveryMs
      if (!isDue) continue
      // One that was just written is kept: when that was decides when its next use is written.
      if (counted.count > 0) await this.#write(id, counted)
      else this.#counted.delete(id)
    }
    await Promise.all(this.#writing)
  }

  #write(id: string, counted: Counted): Promise<void> {
    const writing = this.#writeNow(id, counted).finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
    return writing
  }

  async #writeNow(id: string, counted: Counted): Promise<void> {
    const { count, lastUsedAt, writtenAt } = counted
    counted.count = 0
    counted.writtenAt = this.#options.clock()
    try {
      await this.#options.write(id, { count, lastUsedAt })
    } catch (error) {
      counted.count += count
      counted.writtenAt = writtenAt
      this.#options.onFailure(error)
    }
  }
}
