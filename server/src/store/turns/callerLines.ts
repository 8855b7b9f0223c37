type Take = () => void

/**
 * Those who wait, in a line for each caller. The lines take turns, so what one caller asks for waits
 * behind one of another's, never behind all of them.
 */
export class CallerLines {
  /** Caller → who waits; the line whose turn is next comes first. */
  readonly #lines = new Map<string, Take[]>()

  /** @returns the function that leaves the line again */
  join(caller: string, take: Take): () => void {
    const line = this.#lines.get(caller) ?? []
    line.push(take)
    this.#lines.set(caller, line)
    return () => {
      const left = (this.#lines.get(caller) ?? []).filter((waiting) => waiting !== take)
      if (left.length > 0) this.#lines.set(caller, left)
      else this.#lines.delete(caller)
    }
  }

  /** Whose turn it is; they wait no longer. Undefined where nobody waits. */
  next(): Take | undefined {
    const [first] = this.#lines
    if (first === undefined) return undefined
    const [caller, line] = first
    const take = line.shift()
    this.#lines.delete(caller)
    if (line.length > 0) this.#lines.set(caller, line)
    return take
  }
}
