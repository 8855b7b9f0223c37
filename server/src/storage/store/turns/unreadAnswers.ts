import { TooManyWaitingError } from './fairQueue.ts'

const MEBIBYTE = 1024 * 1024

export interface UnreadLimits {
  /** Above this, a caller's next search waits until some of it is read; bytes. */
  ofCallerBytes: number
  /** Above this, no search of any caller begins; bytes. */
  ofAllBytes: number
}

/** The largest answer takes some 25 MB. A dashboard takes a few. */
const LIMITS: UnreadLimits = { ofCallerBytes: 32 * MEBIBYTE, ofAllBytes: 256 * MEBIBYTE }

/**
 * Counts the bytes of answers that are ready but unread. No more answers are made for a caller that does not
 * read; an answer that is ready is held, so a caller can exceed its share by at most one answer for each
 * search in progress.
 */
export class UnreadAnswers {
  readonly #limits: UnreadLimits
  readonly #callers = new Map<string, number>()
  readonly #waiting = new Map<string, (() => void)[]>()
  #all = 0

  constructor(limits: UnreadLimits = LIMITS) {
    this.#limits = limits
  }

  /** Unread bytes of one caller. */
  heldFor(caller: string): number {
    return this.#callers.get(caller) ?? 0
  }

  /** Whether another answer for this caller may be held until it is read. */
  hasRoom(caller: string): boolean {
    return this.heldFor(caller) < this.#limits.ofCallerBytes && this.#all < this.#limits.ofAllBytes
  }

  /**
   * Resolves when an answer for this caller may be made.
   *
   * @throws TooManyWaitingError if too much is unread over all callers
   */
  async room(caller: string): Promise<void> {
    while (this.heldFor(caller) >= this.#limits.ofCallerBytes) {
      await new Promise<void>((resolve) => {
        this.#waiting.set(caller, [...(this.#waiting.get(caller) ?? []), resolve])
      })
    }
    if (this.#all < this.#limits.ofAllBytes) return
    throw new TooManyWaitingError(`More than ${this.#limits.ofAllBytes} bytes are not read`)
  }

  /** Counts an answer that is ready; returns the function to call once it is read or no longer wanted. */
  hold(caller: string, bytes: number): () => void {
    this.#add(caller, bytes)
    let isHeld = true
    return () => {
      if (isHeld) this.#add(caller, -bytes)
      isHeld = false
    }
  }

  #add(caller: string, bytes: number): void {
    this.#all += bytes
    const held = this.heldFor(caller) + bytes
    if (held > 0) this.#callers.set(caller, held)
    else this.#callers.delete(caller)
    if (held >= this.#limits.ofCallerBytes) return
    const waiting = this.#waiting.get(caller) ?? []
    this.#waiting.delete(caller)
    for (const resolve of waiting) resolve()
  }
}
