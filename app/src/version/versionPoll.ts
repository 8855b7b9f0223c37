/** How often the server is asked for the date of its current console. */
export const VERSION_POLL_MS = 60_000
/** How long the notice is shown before the page reloads. */
export const RELOAD_AFTER_MS = 60_000

/** The poll's dependencies. */
export interface VersionPollOptions {
  /** Resolves to the root's `last-modified`; null if unavailable. */
  lastModified: () => Promise<string | null>
  onNewVersion: () => void
  reload: () => void
  setTimer: (callback: () => void, delayMs: number) => unknown
  clearTimer: (timer: unknown) => void
}

/**
 * Watches for a newer console: reports once, and reloads a minute later.
 * The first response is the version of the page itself.
 *
 * @returns the function that stops the watch
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
