/** Somebody who clicked or typed so long ago may still be led somewhere by it, ms. */
const LEADS_WITHIN_MS = 5_000

let last: { atMs: number; target: EventTarget | null } | null = null

// Looked at before any plugin sees it; what a script makes up does not count.
for (const type of ['pointerdown', 'keydown']) {
  window.addEventListener(
    type,
    ({ isTrusted, target }) => {
      if (isTrusted) last = { atMs: performance.now(), target }
    },
    { capture: true },
  )
}

/** Marks the element in which a plugin draws. */
export const PLUGIN_ATTRIBUTE = 'data-plugin-id'

/**
 * Whether a person has just clicked, tapped or typed in what a plugin of the page draws: it leads
 * nobody to another page by itself.
 */
export function isUsed(pluginId: string): boolean {
  if (last === null || performance.now() - last.atMs > LEADS_WITHIN_MS) return false
  const { target } = last
  return (
    target instanceof Element &&
    target.closest(`[${PLUGIN_ATTRIBUTE}]`)?.getAttribute(PLUGIN_ATTRIBUTE) === pluginId
  )
}
