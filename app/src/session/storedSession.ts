import { LOCALES, THEMES, type Locale, type StoredSession, type Theme } from '@airshed/schemas'
import { atom } from 'jotai'

const KEY = 'airshed.session'

/** The parts of the browser's storage that are used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.includes(value as Word)

/**
 * The choices of previous visits. If storage is blocked, empty or corrupt, there are none: the theme
 * follows the system, the language follows the user or the browser, and no organization is selected.
 */
export function readStoredSession(storage: SessionStorage): StoredSession {
  let kept: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>
  } catch {
    // Corrupt or blocked: the defaults apply.
  }
  const { theme, locale, organization_id: organization } = kept
  return {
    theme: isOneOf<Theme>(THEMES, theme) ? theme : null,
    locale: isOneOf<Locale>(LOCALES, locale) ? locale : null,
    organization_id: typeof organization === 'string' ? organization : null,
  }
}

/** Stores the session for the next visit; without storage the page still works. */
export function writeStoredSession(storage: SessionStorage, session: StoredSession): void {
  try {
    storage.setItem(KEY, JSON.stringify(session))
  } catch {
    // A private window may refuse: only the choice is lost.
  }
}

/** This browser's session. */
export const storedHere = (): StoredSession => readStoredSession(browserStorage())

const baseAtom = atom<StoredSession>(storedHere())

/** Theme, locale and organization; written through to the browser's storage. */
export const storedSessionAtom = atom(
  (get) => get(baseAtom),
  (get, set, changes: Partial<StoredSession>) => {
    const before = get(baseAtom)
    const next = { ...before, ...changes }
    const names = Object.keys(changes) as (keyof StoredSession)[]
    if (names.every((name) => next[name] === before[name])) return
    set(baseAtom, next)
    writeStoredSession(browserStorage(), next)
  },
)

function browserStorage(): SessionStorage {
  return typeof localStorage === 'undefined'
    ? { getItem: () => null, setItem: () => undefined }
    : localStorage
}
