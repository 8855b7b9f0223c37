/** How long after a click or key press a plugin may navigate, ms. */
const LEADS_WITHIN_MS = 5_000

let last: { atMs: number; target: EventTarget | null } | null = null

// Handled before any plugin sees it; synthetic events of scripts do not count.
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
 * Whether the user has just clicked, tapped or typed in what a plugin draws in the page: a plugin
 * cannot navigate without the user.
 */
export function isUsed(pluginId: string): boolean {
  if (last === null || performance.now() - last.atMs > LEADS_WITHIN_MS) return false
  const { target } = last
  return (
    target instanceof Element &&
    target.closest(`[${PLUGIN_ATTRIBUTE}]`)?.getAttribute(PLUGIN_ATTRIBUTE) === pluginId
  )
}
