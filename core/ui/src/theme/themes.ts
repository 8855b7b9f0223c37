/** The two themes of the console; light is the default. */
export const THEME_NAMES = ['light', 'dark'] as const

export type ThemeName = (typeof THEME_NAMES)[number]

/** Whether a text, stored or from outside, names a theme. */
export function isThemeName(text: string): text is ThemeName {
  return (THEME_NAMES as readonly string[]).includes(text)
}

/** Class that switches Blueprint's own colours; always in step with `data-theme`. */
const BLUEPRINT_DARK_CLASS = 'bp6-dark'

/**
 * Applies a theme to the document: `data-theme` for our tokens and Blueprint's class, so that portals
 * (dialogs, menus) follow too.
 *
 * @param root element to mark, default `<html>`
 */
export function applyTheme(theme: ThemeName, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = theme
  root.classList.toggle(BLUEPRINT_DARK_CLASS, theme === 'dark')
  root.style.colorScheme = theme
}
