/**
 * What one server holds in memory between calls, such as callers that were looked up lately. Each
 * thing is made when it is first asked for and goes with the server; its room alone knows its type.
 */
export class Memory {
  readonly #held = new Map<unknown, unknown>()

  /**
   * The one thing of this server that `make` makes.
   *
   * @param make also the key: name the function, a new one makes another thing
   * @param from what it is made from; looked at the first time alone
   */
  of<Value>(make: () => Value): Value
  of<Value, From>(make: (from: From) => Value, from: From): Value
  of<Value, From>(make: (from: From) => Value, from?: From): Value {
    if (!this.#held.has(make)) this.#held.set(make, make(from as From))
    return this.#held.get(make) as Value
  }
}
