import type { IntlShape } from '@formatjs/intl'
import type { Theme } from '@airshed/schemas'
import type { TimeRange } from '../time.ts'
import type { WidgetData } from '../needs/kinds.ts'

/** The intl object of a plugin: its own messages, the user's language and time zone. */
export type PluginIntl = IntlShape<string>

/** Places that a plugin may link to; the host turns them into paths. */
export type NavigationTarget =
  | { to: 'device-monitor'; nodeId: string; dataPointId?: string }
  | { to: 'dashboard'; dashboardId: string }
  | { to: 'alert-monitor'; alertId: string }
  | { to: 'devices' }
  | { to: 'alerts' }

/** The point in time under the pointer, shared by all widgets of a page. */
export interface HoverTime {
  /** ms UTC; null: none. */
  get(): number | null
  set(timeMs: number | null): void
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** What a widget may do. A part is present only when the manifest names its capability. */
export interface WidgetActions {
  /** Capability `navigate`. */
  navigate?: (target: NavigationTarget) => void
  /** Capability `navigate`: the address to use for a link. */
  href?: (target: NavigationTarget) => string
  /** Capability `hover-time`. */
  hoverTime?: HoverTime
  /** Capability `set-range`. */
  setRange?: (range: TimeRange) => void
  /** Capability `set-range`: returns to the range before widgets changed it. */
  resetRange?: () => void
  /** Stores a choice of this viewer (a page size, a hidden series) while the page is open. */
  setViewState: (state: Readonly<Record<string, unknown>>) => void
}

/** Everything a widget gets. A widget is a function of only this. */
export interface WidgetProps<Config> {
  /** Its settings, migrated to the current version and valid. */
  config: Config
  /** The data for its needs. */
  data: WidgetData
  /** The time range of the page. */
  range: TimeRange
  /** false: the range is fixed. */
  isLive: boolean
  /** Inner size in CSS pixels. */
  size: { width: number; height: number }
  theme: Theme
  /** Its own messages in the user's language. */
  intl: PluginIntl
  /** The actions that it may use. */
  actions: WidgetActions
  /** The choice that `actions.setViewState` stored; {} at first. `needs` gets it as well. */
  viewState: Readonly<Record<string, unknown>>
}
