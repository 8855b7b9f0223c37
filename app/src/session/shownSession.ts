import type { Locale, Theme, User } from '@airshed/schemas'
import { atom } from 'jotai'
import { storedSessionAtom } from './storedSession.ts'

/** The browser's language if the console supports it, otherwise English. */
export const spokenLocale = (languages: readonly string[]): Locale =>
  languages[0]?.toLowerCase().startsWith('es') === true ? 'es_ES' : 'en_US'

/**
 * The language to continue with once the user is known. The last choice counts, in whatever browser it was
 * made: every choice is saved with the user.
 *
 * @returns null if the user never chose one: the language of this browser is kept
 */
export const localeAtSignIn = (user: Pick<User, 'locale' | 'is_locale_chosen'>): Locale | null =>
  user.is_locale_chosen ? user.locale : null

const DARK = '(prefers-color-scheme: dark)'
const prefersDark = (): MediaQueryList | null =>
  typeof matchMedia === 'undefined' ? null : matchMedia(DARK)

/** Whether the system theme is dark, updated live. */
const systemDarkAtom = atom(prefersDark()?.matches ?? false)
systemDarkAtom.onMount = (set) => {
  const query = prefersDark()
  const read = (): void => set(query?.matches ?? false)
  read()
  query?.addEventListener('change', read)
  return () => query?.removeEventListener('change', read)
}

/** The theme in effect: the chosen one, otherwise the system's. */
export const themeAtom = atom<Theme>(
  (get) => get(storedSessionAtom).theme ?? (get(systemDarkAtom) ? 'dark' : 'light'),
)

/** The language of this browser, before the user is known. */
export const localeHere = (stored: Locale | null): Locale =>
  stored ?? spokenLocale(navigator.languages)

/** The language in effect: the chosen one, otherwise the browser's. */
export const localeAtom = atom<Locale>((get) => localeHere(get(storedSessionAtom).locale))
