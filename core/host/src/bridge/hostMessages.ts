import type { SavedConfig, TimeRange } from '@airshed/contract'
import type { BrokerResult } from '@airshed/data'
import type {
  Issue,
  Locale,
  Node,
  PermissionMap,
  PublicConfig,
  Sensor,
  Theme,
  User,
} from '@airshed/schemas'

/** The files of the plugin, for a frame that loads them itself. */
export interface FramePlugin {
  /** Its ES module; its default export is the definition. */
  moduleUrl: string
  /** null: it has no style sheet. */
  styleUrl: string | null
  /** Address → `sha384-…`; an address that is not listed is not checked. */
  integrity: Readonly<Record<string, string>>
}

/** What the frame should show. */
export type FrameSubject =
  | { kind: 'widget'; config: SavedConfig; configVersion: number }
  /** A page of a screen, by its id. */
  | { kind: 'page'; page: string; params: Readonly<Record<string, unknown>> }
  /** `isTrial`: submitted values are not saved. */
  | { kind: 'device-form'; device: Node | Sensor; isDisabled: boolean; isTrial: boolean }
  /** Nothing is rendered: only the config is migrated to the plugin's version. */
  | { kind: 'migration'; config: SavedConfig; configVersion: number }

/** What a frame knows about the page and its user: no name, no token, no addresses. */
export interface FramePage {
  slug: string
  locale: Locale
  theme: Theme
  timezone: string
  temperatureUnit: User['temp_units']
  /** Only those of the page's organization. */
  permissions: PermissionMap
  version: PublicConfig['version']
  range: TimeRange
  isLive: boolean
  /** Whether the page lets widgets choose its range, and return to the previous one. */
  canSetRange: boolean
  canResetRange: boolean
  /** The settings that the plugin kept for this user, such as the arrangement of its panes. */
  kept: Readonly<Record<string, string>>
}

/** A series, or the index of the unchanged series in the previous result. */
export type SentFrame = BrokerResult['frames'][number] | { same: number }

/** A broker result as sent to a frame. */
export type SentResult = Omit<BrokerResult, 'frames' | 'steps' | 'error'> & {
  frames: readonly SentFrame[]
  /** null: unchanged since the previous result. */
  steps: Readonly<Record<string, BrokerResult['steps'][string] | null>>
  /** Why there is no data, in the user's language. */
  problem: string | null
}

/** The result of a call that the form in a frame requested. */
export interface SaveAnswer {
  /**
   * The issues that the server reported, by the paths of the body; empty: saved, unless `problem`.
   */
  issues: readonly Issue[]
  /** Why the call was not made or failed, in the user's language; null: it was made. */
  problem: string | null
}

/** The messages from the page to a frame. */
export type HostMessage =
  | { kind: 'open'; plugin: FramePlugin; subject: FrameSubject; page: FramePage }
  | { kind: 'page'; page: FramePage }
  | { kind: 'subject'; subject: FrameSubject }
  | { kind: 'result'; subscription: number; result: SentResult }
  | { kind: 'hover'; timeMs: number | null }
  /** Requests the widget's summary in one sentence. */
  | { kind: 'ask-summary'; question: number }
  /** Answers the `save` of that number. */
  | { kind: 'saved'; question: number; answer: SaveAnswer }
  /** Requests a sign of life, to be sent after all earlier messages were handled. */
  | { kind: 'turn'; turn: number }
