/** How often the server is asked for the date of the console that it serves. */
export const VERSION_POLL_MS = 60_000
/** How long the notice stands before the page reloads. */
export const RELOAD_AFTER_MS = 60_000

/** What the poll needs of the world. */
export interface VersionPollOptions {
  /** Answers the `last-modified` of the root; null when it could not be had. */
  lastModified: () => Promise<string | null>
  onNewVersion: () => void
  reload: () => void
  setTimer: (callback: () => void, delayMs: number) => unknown
  clearTimer: (timer: unknown) => void
}

/**
 * Watches for a newer console: reports once, and reloads a minute later.
 * The first answer is what the page itself was loaded from.
 *
 * @returns the function that ends the watch
 */
export function startVersionPoll(options: VersionPollOptions): () => void {
  let known: string | null = null
  let timer: unknown
  let isOver = false

  const ask = async (): Promise<void> => {
    const current = await options.lastModified()
    if (isOver) return
    if (known !== null && current !== null && current !== known) {
      options.onNewVersion()
      timer = options.setTimer(options.reload, RELOAD_AFTER_MS)
      return
    }
    known = current ?? known
    timer = options.setTimer(() => void ask(), VERSION_POLL_MS)
  }
  void ask()
  return () => {
    isOver = true
    options.clearTimer(timer)
  }
}

/** Asks the root of this console with HEAD. */
export async function rootLastModified(): Promise<string | null> {
  try {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return response.ok ? response.headers.get('last-modified') : null
  } catch {
    return null
  }
}
