import type { Keeper } from '@airshed/kit/provider'

const keyOf = (pluginId: string): string => `drawing.${pluginId}`

/** The marks left by a page that ended during a draw: read once, before anything is drawn. */
const leftovers = new Map<string, string | null>()
/** The current marks and their storage: a page that is left normally removes its marks. */
const marked = new Map<string, Keeper>()
let isListening = false

/**
 * Whether the last page of this user ended while this version of a plugin was being drawn: it hung
 * or ran out of memory, which cannot be detected otherwise.
 */
export function wasInterrupted(keeper: Keeper, pluginId: string, version: string): boolean {
  const key = keyOf(pluginId)
  if (!leftovers.has(key)) {
    leftovers.set(key, keeper.get(key))
    keeper.set(key, null)
  }
  return leftovers.get(key) === version
}

/** The user requested a retry. */
export function forgetInterruption(pluginId: string): void {
  leftovers.set(keyOf(pluginId), null)
}

/** The mark that a plugin is being drawn: set before a draw, cleared after it. */
export function drawingMarks(
  keeper: Keeper,
  pluginId: string,
  version: string,
): { set: () => void; clear: () => void } {
  const key = keyOf(pluginId)
  return {
    set() {
      if (!isListening) {
        isListening = true
        window.addEventListener('pagehide', () => {
          for (const [each, where] of marked) where.set(each, null)
        })
      }
      marked.set(key, keeper)
      keeper.set(key, version)
    },
    clear() {
      marked.delete(key)
      keeper.set(key, null)
    },
  }
}
