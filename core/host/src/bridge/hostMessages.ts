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
  /** Address → `sha384-…`; an address that is not named is not checked. */
  integrity: Readonly<Record<string, string>>
}

/** What the frame shall show. */
export type FrameSubject =
  | { kind: 'widget'; config: SavedConfig; configVersion: number }
  /** A page of a screen, by its id. */
  | { kind: 'page'; page: string; params: Readonly<Record<string, unknown>> }
  /** `isTrial`: what it sends is saved nowhere. */
  | { kind: 'device-form'; device: Node | Sensor; isDisabled: boolean; isTrial: boolean }
  /** Nothing is drawn: the config is brought to the plugin's version, and that is all. */
  | { kind: 'migration'; config: SavedConfig; configVersion: number }

/** What a frame knows of the page, and of the person before it: no name, no token, no addresses. */
export interface FramePage {
  slug: string
  locale: Locale
  theme: Theme
  timezone: string
  temperatureUnit: User['temp_units']
  /** Of the organization of the page alone. */
  permissions: PermissionMap
  version: PublicConfig['version']
  range: TimeRange
  isLive: boolean
  /** Whether the page lets widgets choose its range, and go back to the one before. */
  canSetRange: boolean
  canResetRange: boolean
  /** What the plugin kept for this person, such as the arrangement of its panes. */
  kept: Readonly<Record<string, string>>
}

/** A series that is as it was in the result before: its place there. */
export type SentFrame = BrokerResult['frames'][number] | { same: number }

/** An answer of the broker on its way into a frame. */
export type SentResult = Omit<BrokerResult, 'frames' | 'error'> & {
  frames: readonly SentFrame[]
  /** Why there is nothing, in the reader's words. */
  problem: string | null
}

/** What came of a call that the form in a frame asked for. */
export interface SaveAnswer {
  /** What the server refused, by the paths of the body; empty: it is saved, unless there is a problem. */
  issues: readonly Issue[]
  /** Why the call was not made or failed, in the reader's words; null: it was made. */
  problem: string | null
}

/** What the page tells a frame. */
export type HostMessage =
  | { kind: 'open'; plugin: FramePlugin; subject: FrameSubject; page: FramePage }
  | { kind: 'page'; page: FramePage }
  | { kind: 'subject'; subject: FrameSubject }
  | { kind: 'result'; subscription: number; result: SentResult }
  | { kind: 'hover'; timeMs: number | null }
  /** Asks what the widget says in one sentence. */
  | { kind: 'ask-summary'; question: number }
  /** Answers the `save` of that number. */
  | { kind: 'saved'; question: number; answer: SaveAnswer }
  /** Asks for a sign of life, once everything sent before was handled. */
  | { kind: 'turn'; turn: number }
