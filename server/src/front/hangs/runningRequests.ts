/** Requests that are named at most: of more, the newest ones. */
export const NAMED_MAX = 64
const NAME_BYTES = 127
/** The length of a name, 0 for none, and the name. */
const SLOT_BYTES = 1 + NAME_BYTES

/**
 * The names of the requests that are being answered, in memory that another thread can read while this one
 * hangs. Names are method and route, as `POST /v2/search/:id`: what was asked for, and by whom, is no part.
 */
export class RunningRequests {
  readonly memory = new SharedArrayBuffer(NAMED_MAX * SLOT_BYTES)
  readonly #bytes = new Uint8Array(this.memory)
  readonly #free = Array.from({ length: NAMED_MAX }, (_, slot) => slot)
  /** Slots by request, oldest first. */
  readonly #slots = new Map<object, number>()

  /** Names a request until it is left. Without room for its name it takes that of the oldest: a device may wait for long. */
  enter(request: object, name: string): void {
    const [oldest] = this.#free.length > 0 ? [] : this.#slots.keys()
    if (oldest !== undefined) this.leave(oldest)
    const slot = this.#free.pop() ?? 0
    this.#slots.set(request, slot)
    const at = slot * SLOT_BYTES
    const letters = name.slice(0, NAME_BYTES)
    for (let letter = 0; letter < letters.length; letter += 1) {
      this.#bytes[at + 1 + letter] = letters.charCodeAt(letter)
    }
    this.#bytes[at] = letters.length
  }

  /** Does nothing for a request that is not named. */
  leave(request: object): void {
    const slot = this.#slots.get(request)
    if (slot === undefined) return
    this.#slots.delete(request)
    this.#bytes[slot * SLOT_BYTES] = 0
    this.#free.push(slot)
  }
}

/** The names in such a memory, in no order. */
export function namesIn(memory: SharedArrayBuffer): string[] {
  const bytes = new Uint8Array(memory)
  return Array.from({ length: NAMED_MAX }, (_, slot) => {
    const at = slot * SLOT_BYTES
    const letters = bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0))
    return String.fromCharCode(...letters)
  }).filter((name) => name !== '')
}
