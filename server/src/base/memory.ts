/**
 * What one server keeps in memory between calls, such as cached callers. Each value is created on first use and
 * lives as long as the server; only the code that creates it knows its type.
 */
export class Memory {
  readonly #held = new Map<unknown, unknown>()

  /**
   * The value that `make` creates, once per server.
   *
   * @param make also the key, so pass a named function: a new function creates another value
   * @param from argument for `make`; used only the first time
   */
  of<Value>(make: () => Value): Value
  of<Value, From>(make: (from: From) => Value, from: From): Value
  of<Value, From>(make: (from: From) => Value, from?: From): Value {
    if (!this.#held.has(make)) this.#held.set(make, make(from as From))
    return this.#held.get(make) as Value
  }
}
