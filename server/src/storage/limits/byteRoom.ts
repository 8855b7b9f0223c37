/** Limits the bytes that are held at once, over all holders. */
export class ByteRoom {
  readonly #limit: number
  #held = 0

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  get heldBytes(): number {
    return this.#held
  }

  /** @returns false, and takes nothing, if there is not enough room */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#limit) return false
    this.#held += bytes
    return true
  }

  giveBack(bytes: number): void {
    this.#held -= bytes
  }
}
