import type { Locale, Theme, User } from '@airshed/schemas'
import { atom } from 'jotai'
import { storedSessionAtom } from './storedSession.ts'

/** The browser's language if the console supports it, and else English. */
export const spokenLocale = (languages: readonly string[]): Locale =>
  languages[0]?.toLowerCase().startsWith('es') === true ? 'es_ES' : 'en_US'

/**
 * The language to go on with once it is known who signed in. What was chosen last counts, in this
 * browser or in another one: every choice is saved with the user.
 *
 * @returns null for somebody who never chose one: what this browser shows stays
 */
export const localeAtSignIn = (user: Pick<User, 'locale' | 'is_locale_chosen'>): Locale | null =>
  user.is_locale_chosen ? user.locale : null

const DARK = '(prefers-color-scheme: dark)'
const prefersDark = (): MediaQueryList | null =>
  typeof matchMedia === 'undefined' ? null : matchMedia(DARK)

/** Whether the system is dark, as it changes. */
const systemDarkAtom = atom(prefersDark()?.matches ?? false)
systemDarkAtom.onMount = (set) => {
  const query = prefersDark()
  const read = (): void => set(query?.matches ?? false)
  read()
  query?.addEventListener('change', read)
  return () => query?.removeEventListener('change', read)
}

/** The theme that is shown: the chosen one, or else the system's. */
export const themeAtom = atom<Theme>(
  (get) => get(storedSessionAtom).theme ?? (get(systemDarkAtom) ? 'dark' : 'light'),
)

/** The language of this browser, before it is known who signs in. */
export const localeHere = (stored: Locale | null): Locale =>
  stored ?? spokenLocale(navigator.languages)

/** The language that is shown: the chosen one, or else the browser's. */
export const localeAtom = atom<Locale>((get) => localeHere(get(storedSessionAtom).locale))
