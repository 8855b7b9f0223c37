import { TooManyWaitingError } from './fairQueue.ts'

const MEBIBYTE = 1024 * 1024

export interface UnreadLimits {
  /** From here on a caller's next search waits until some of this is read; bytes. */
  ofCallerBytes: number
  /** From here on no search begins, whoever asks; bytes. */
  ofAllBytes: number
}

/** The largest answer takes some 25 MB. A dashboard takes a few. */
const LIMITS: UnreadLimits = { ofCallerBytes: 32 * MEBIBYTE, ofAllBytes: 256 * MEBIBYTE }

/**
 * Counts the bytes of answers that are ready and that their readers have not taken. Whoever does not read
 * gets nothing more made; an answer that is ready is held, so a caller has one more than its share at most
 * for each search under way.
 */
export class UnreadAnswers {
  readonly #limits: UnreadLimits
  readonly #callers = new Map<string, number>()
  readonly #waiting = new Map<string, (() => void)[]>()
  #all = 0

  constructor(limits: UnreadLimits = LIMITS) {
    this.#limits = limits
  }

  /** Bytes that wait for one caller. */
  heldFor(caller: string): number {
    return this.#callers.get(caller) ?? 0
  }

  /** Whether an answer for this caller may be kept until it is read. */
  hasRoom(caller: string): boolean {
    return this.heldFor(caller) < this.#limits.ofCallerBytes && this.#all < this.#limits.ofAllBytes
  }

  /**
   * Resolves when an answer for this caller may be made.
   *
   * @throws TooManyWaitingError where too much waits for all callers together
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

  /** Counts an answer that is ready; returns the function to call once it is read, or nobody wants it. */
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
