import type { Registry } from '@airshed/contract'
import type { ApiClient, Broker, Clock, LiveChannel } from '@airshed/data'
import type { Locale, Organization, PublicConfig, Theme, User } from '@airshed/schemas'
import type { Toaster } from '@airshed/ui'
import { createContext, useContext } from 'react'
import type { CommandRegistry } from '../commands/commandRegistry.ts'

/** Who is signed in, and the choices that are kept between visits. */
export interface SessionValue {
  user: User
  /** First segment of the path: an organization id, or `all`. */
  slug: string
  /** Those in which the user holds anything. */
  organizations: readonly Organization[]
  theme: Theme
  locale: Locale
  setTheme: (theme: Theme) => void
  setLocale: (locale: Locale) => void
  config: PublicConfig
}

/** Where the console tells what happened in it. */
export interface Telemetry {
  pageView(title: string, path: string): void
  identify(userId: string): void
  /** @param where part of the console that failed, such as `widget ChartWidget` */
  error(error: unknown, where: string): void
}

/** How to go to a place. */
export interface NavigateOptions {
  /** In place of the present entry of the browser's history, default false. */
  replace?: boolean
  /** Keeps what the query of the address says and the new path does not, default false. */
  keepSearch?: boolean
}

/** The page alone, without sidebar and top bar: for a screen on a wall. */
export interface Kiosk {
  /** The address has `?kiosk`. */
  isKiosk: boolean
  /** Takes it out of the address. */
  leave: () => void
}

/**
 * Small choices of this user that outlive the visit, such as how panes are arranged: only
 * conveniences, as a browser may refuse to keep them.
 */
export interface Keeper {
  /** null where nothing is kept. */
  get(key: string): string | null
  /** @param value null forgets it */
  set(key: string, value: string | null): void
}

/** Everything that the app gives to its plugins and to the host around them. */
export interface AirshedValue {
  session: SessionValue
  api: ApiClient
  broker: Broker
  live: LiveChannel
  registry: Registry
  /** false while it is not known yet what is installed: a name may still come. Default true. */
  isRegistryComplete?: boolean
  toaster: Toaster
  telemetry: Telemetry
  /** Goes to a path of the console, which starts with `/{slug}`. */
  navigate: (path: string, options?: NavigateOptions) => void
  kiosk: Kiosk
  /** What can be done now, for the palette and for keys. */
  commands: CommandRegistry
  keep: Keeper
  clock: Clock
}

export const AirshedContext = createContext<AirshedValue | null>(null)

/**
 * What the app gives to its plugins.
 *
 * @throws {Error} outside of an `AirshedProvider`
 */
export function useAirshed(): AirshedValue {
  const value = useContext(AirshedContext)
  if (value === null) {
    throw new Error(
      'useAirshed: expected an AirshedProvider above this component, found none. Wrap it in <AirshedProvider value={…}>',
    )
  }
  return value
}
