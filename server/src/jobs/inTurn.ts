/** Something that is done again and again, but never twice at the same time. */
export interface InTurn {
  /** Does it, or does it once more when it is being done right now. */
  again(): void
  /** Resolves when it is not being done. */
  idle(): Promise<void>
}

/** @param onError called when it fails; the next time comes all the same */
export function inTurn(what: () => Promise<void>, onError: (error: unknown) => void): InTurn {
  let running: Promise<void> | null = null
  let isWanted = false

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await what().catch(onError)
    }
    running = null
  }
  return {
    again() {
      isWanted = true
      running ??= run()
    },
    async idle() {
      await running
    },
  }
}
