/** A recurring action that never runs twice at the same time. */
interface InTurn {
  /** Runs it, or once more after the current run. */
  again(): void
  /** Resolves when it is not running. */
  idle(): Promise<void>
}

/** @param onError called when it fails; later runs still happen */
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
