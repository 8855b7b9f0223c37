import type { Registry, WidgetThumbnails } from '@airshed/contract'
import type { ApiClient, Broker, Clock, LiveChannel } from '@airshed/data'
import type {
  AbsentScreen,
  AbsentWidget,
  Locale,
  Organization,
  PermissionMap,
  PublicConfig,
  Theme,
  User,
} from '@airshed/schemas'
import type { Toaster } from '@airshed/ui'
import { createContext, useContext } from 'react'
import type { CommandRegistry } from '../commands/commandRegistry.ts'

/** The signed-in user, and the settings that are kept between visits. */
export interface SessionValue {
  user: User
  /** First segment of the path: an organization id, or `all`. */
  slug: string
  /** The organizations in which the user has any permission. */
  organizations: readonly Organization[]
  theme: Theme
  locale: Locale
  setTheme: (theme: Theme) => void
  setLocale: (locale: Locale) => void
  /** Goes to the sign-in page and back to this one; absent if there is no sign-in page. */
  signInAgain?: () => void
  config: PublicConfig
  /** Present while organizations are locked for the user, who then has only read permissions there. */
  locked?: LockedSession
}

/** The effect of locks on a user. */
export interface LockedSession {
  /** Ids of the organizations in which the user cannot change anything. */
  organizations: ReadonlySet<string>
  /** The user's permissions without the locks. */
  held: PermissionMap
}

/** Receives the events and errors of the console. */
export interface Telemetry {
  pageView(title: string, path: string): void
  identify(userId: string): void
  /** @param where part of the console that failed, such as `widget ChartWidget` */
  error(error: unknown, where: string): void
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the current entry of the browser's history, default false. */
  replace?: boolean
  /** Keeps query parameters that the new path does not set, default false. */
  keepSearch?: boolean
}

/** The page without sidebar and top bar: for a wall display. */
export interface Kiosk {
  /** The address has `?kiosk`. */
  isKiosk: boolean
  /** Removes it from the address. */
  leave: () => void
}

/**
 * Small settings of this user that persist between visits, such as the arrangement of panes. Best effort: a
 * browser may refuse to store them.
 */
export interface Keeper {
  /** null when nothing is stored. */
  get(key: string): string | null
  /** @param value null removes it */
  set(key: string, value: string | null): void
}

/** Everything that the app provides to its plugins and to the host around them. */
export interface AirshedValue {
  session: SessionValue
  api: ApiClient
  broker: Broker
  live: LiveChannel
  registry: Registry
  /** false while the installed plugins are not known yet: a name may still appear. Default true. */
  isRegistryComplete?: boolean
  /** Loads the drawings of the built-in widgets for lists of widget types. Default: there are none. */
  loadThumbnails?: () => Promise<WidgetThumbnails>
  /** Widget types of plugins that are not in use, and why. Default: none is known. */
  absentWidgets?: readonly AbsentWidget[]
  /** Pages of screens that are not in use, and why. Default: none is known. */
  absentScreens?: readonly AbsentScreen[]
  toaster: Toaster
  telemetry: Telemetry
  /** Goes to a path of the console, which starts with `/{slug}`. */
  navigate: (path: string, options?: NavigateOptions) => void
  kiosk: Kiosk
  /** The currently available actions, for the palette and for keys. */
  commands: CommandRegistry
  keep: Keeper
  clock: Clock
}

export const AirshedContext = createContext<AirshedValue | null>(null)

/**
 * The context that the app provides to its plugins.
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
