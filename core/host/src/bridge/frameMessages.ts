import { Type, type Static } from 'typebox'
import type { DataNeed } from '@airshed/contract'
import { BlockedAttempt } from '@airshed/schemas'
import { SentNeed } from './sentNeed.ts'

// The bounds exclude values that are not numbers or not dates.
const Time = Type.Number({ minimum: -8_640_000_000_000_000, maximum: 8_640_000_000_000_000 })
const Range = Type.Object({ from: Time, to: Time }, { additionalProperties: false })
const Count = Type.Integer({ minimum: 0 })
const Text = Type.String({ maxLength: 2000 })

/** What a frame requests from the page. */
const Action = Type.Union([
  Type.Object({
    name: Type.Literal('navigate'),
    path: Type.String({ maxLength: 2000, pattern: '^/[^/\\\\]' }),
    replace: Type.Boolean(),
  }),
  Type.Object({ name: Type.Literal('set-range'), range: Range }),
  Type.Object({
    name: Type.Literal('set-params'),
    /** As in an address; null removes one. */
    changes: Type.Record(
      Type.String({ maxLength: 100 }),
      Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
      { maxProperties: 50 },
    ),
    replace: Type.Boolean(),
  }),
  Type.Object({ name: Type.Literal('reset-range') }),
  Type.Object({ name: Type.Literal('hover'), timeMs: Type.Union([Time, Type.Null()]) }),
  Type.Object({
    name: Type.Literal('keep'),
    key: Type.String({ minLength: 1, maxLength: 100 }),
    value: Type.Union([Type.String({ maxLength: 10_000 }), Type.Null()]),
  }),
  Type.Object({
    name: Type.Literal('save'),
    question: Count,
    /** Body of the call; its size as JSON is checked by the handler. */
    payload: Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 200 }),
  }),
  Type.Object({
    name: Type.Literal('migrated'),
    config: Type.Record(Type.String(), Type.Unknown()),
  }),
  Type.Object({ name: Type.Literal('not-migrated'), step: Text, reason: Text }),
])
export type FrameAction = Static<typeof Action>

/**
 * The messages from a frame to the page: anything else is ignored.
 */
export const schema = Type.Union([
  Type.Object({ kind: Type.Literal('opened') }),
  Type.Object({
    kind: Type.Literal('subscribe'),
    subscription: Count,
    needs: Type.Array(SentNeed, { maxItems: 20 }),
    range: Range,
    isLive: Type.Boolean(),
    width: Type.Number({ minimum: 1, maximum: 20_000 }),
  }),
  Type.Object({ kind: Type.Literal('unsubscribe'), subscription: Count }),
  Type.Object({ kind: Type.Literal('retry'), subscription: Count }),
  Type.Object({ kind: Type.Literal('act'), action: Action }),
  Type.Object({ kind: Type.Literal('summary'), question: Count, text: Text }),
  Type.Object({ kind: Type.Literal('turn'), turn: Count }),
  Type.Object({
    kind: Type.Literal('failed'),
    where: Type.String({ maxLength: 30 }),
    message: Text,
    isFatal: Type.Boolean(),
  }),
  /** The plugin has needs of kinds that its manifest does not name: nothing was requested. */
  Type.Object({
    kind: Type.Literal('overreached'),
    kinds: Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 }),
  }),
  /** How often the browser blocked the plugin since the last report. */
  Type.Object({
    kind: Type.Literal('blocked'),
    what: BlockedAttempt,
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
  /** The plugin’s files changed on its author’s development server. */
  Type.Object({ kind: Type.Literal('changed') }),
])

type Checked = Static<typeof schema>
export type FrameMessage =
  | Exclude<Checked, { kind: 'subscribe' }>
  | (Omit<Extract<Checked, { kind: 'subscribe' }>, 'needs'> & { needs: readonly DataNeed[] })

/** Handshake between a frame and its page, over `window.postMessage`: the reply carries the port. */
export const FRAME_READY = 'airshed:frame-ready'
export const FRAME_OPEN = 'airshed:frame-open'
