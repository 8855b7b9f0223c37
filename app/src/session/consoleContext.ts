import type {
  Locale,
  Organization,
  PublicConfig,
  StoredSession,
  Theme,
  User,
} from '@airshed/schemas'
import { createContext, useContext } from 'react'
import type { Services } from '../boot/services.ts'

/** What the shell and the routes need from the signed-in console. */
export interface ConsoleValue {
  config: PublicConfig
  services: Services
  user: User
  organizations: readonly Organization[]
  /** Persisted between visits. */
  stored: StoredSession
  /** The theme in effect, chosen or not. */
  theme: Theme
  locale: Locale
  setTheme: (theme: Theme) => void
  setLocale: (locale: Locale) => void
  setOrganization: (id: string) => void
  signOut: () => void
  /** Opens the sign-in page, which returns to this one. */
  signInAgain: () => void
  /** Reloads the console at `/` and drops all its state, after a change of rights. */
  restart: () => void
}

export const ConsoleContext = createContext<ConsoleValue | null>(null)

/** @throws {Error} outside of a signed-in console */
export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext)
  if (value === null)
    throw new Error('useConsole: expected to be inside <Console>, which is not so')
  return value
}
