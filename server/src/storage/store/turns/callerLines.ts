type Take = () => void

/**
 * Waiting tasks, in one queue per caller. The queues take turns, so a task waits for one task of another
 * caller, never for all of them.
 */
export class CallerLines {
  /** Caller → waiting tasks; the queue whose turn is next comes first. */
  readonly #lines = new Map<string, Take[]>()

  /** @returns the function that leaves the queue again */
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

  /** Removes and returns the task whose turn it is; undefined if none is waiting. */
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
