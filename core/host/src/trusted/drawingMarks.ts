import type { Keeper } from '@airshed/kit/provider'

const keyOf = (pluginId: string): string => `drawing.${pluginId}`

/** What was left by a page that ended in the middle of drawing: looked at once, before any draws. */
const leftovers = new Map<string, string | null>()
/** What is marked now, and where: a page that is left in peace takes its marks along. */
const marked = new Map<string, Keeper>()
let isListening = false

/**
 * Whether the last page of this person ended while this version of a plugin was being drawn: it hung
 * or took all memory, and nobody else could say so.
 */
export function wasInterrupted(keeper: Keeper, pluginId: string, version: string): boolean {
  const key = keyOf(pluginId)
  if (!leftovers.has(key)) {
    leftovers.set(key, keeper.get(key))
    keeper.set(key, null)
  }
  return leftovers.get(key) === version
}

/** A person wants it drawn again. */
export function forgetInterruption(pluginId: string): void {
  leftovers.set(keyOf(pluginId), null)
}

/** The mark that a plugin is being drawn: set before, cleared once it was drawn. */
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
