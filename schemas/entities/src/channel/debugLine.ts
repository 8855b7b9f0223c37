import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs } from '../common.ts'
import { ListOf, ListQuery } from '../list.ts'

/** How verbose a device's log is: each level includes those before it. */
export const DEBUG_LEVELS = ['off', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type DebugLevel = (typeof DEBUG_LEVELS)[number]

/** Tags that can be requested of a device at once. */
export const DEBUG_TAGS_MAX = 20
/** Lines of one message at most. */
export const DEBUG_LINES_MAX = 200

/** The part of a device that a line comes from: printable ASCII without spaces and commas. */
export const DebugTag = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[\\x21-\\x2B\\x2D-\\x7E]+$',
})

/** A line as a device sends it. */
export const SentDebugLine = Type.Object(
  { ts: TimestampMs, tag: DebugTag, message: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
)
export type SentDebugLine = Static<typeof SentDebugLine>

/** A line as it is returned. */
export const DebugLine = Type.Object({
  _id: Id,
  ts: Type.Integer({
    description:
      'When it was written by the clock of the device, at the latest when it arrived; ms',
  }),
  tag: Type.String(),
  message: Type.String(),
})
export type DebugLine = Static<typeof DebugLine>

export const DebugLinePage = ListOf(DebugLine)

const DEBUG_LINE_SORTS = ['time'] as const

/** Query of `GET nodes/{id}/debug`: searched by message, newest first. */
export const DebugLineQuery = ListQuery({
  sort: DEBUG_LINE_SORTS,
  filters: {
    tag: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 1000 }),
        Type.Array(Type.String({ maxLength: 1000 }), { maxItems: DEBUG_TAGS_MAX }),
      ]),
    ),
    from: Type.Optional(RangeStartMs),
    to: Type.Optional(RangeEndMs),
  },
  size: 100,
})
export type DebugLineQuery = Static<typeof DebugLineQuery>
