import { Type, type Static, type TEnum, type TSchema } from 'typebox'

/** A time in an answer: whatever is stored. For one in a request see {@link RequestTimeMs}. */
export const TimestampMs = Type.Integer({
  minimum: -8_640_000_000_000_000,
  maximum: 8_640_000_000_000_000,
  description: 'Milliseconds since 1970-01-01T00:00Z',
})

/** The last time at which a reading can exist, ms UTC: the year 2200 has begun. */
export const LATEST_TIME_MS = 7_258_118_400_000

/**
 * A time in a request: from 1970 up to 2200, when readings can exist. Calendars are computed from such times,
 * and at the ends of what JavaScript calls a time there are none.
 */
export const RequestTimeMs = Type.Integer({
  minimum: 0,
  maximum: LATEST_TIME_MS,
  description: 'Milliseconds since 1970-01-01T00:00Z, up to the year 2200',
})

/**
 * The ends of a range in a request, ms UTC. Every range holds its start and not its end, so that ranges which follow each
 * other hold each reading once.
 */
export const RangeStartMs = {
  ...RequestTimeMs,
  description: 'Start of the range, which belongs to it: ms UTC, up to the year 2200',
}
export const RangeEndMs = {
  ...RequestTimeMs,
  description: 'End of the range, which belongs to the next one: ms UTC, up to the year 2200',
}

/** An identifier as it travels on the wire: printable, without white space. */
export const Id = Type.String({ minLength: 1, maxLength: 200, pattern: '^\\S+$' })

/** One page of a list, with the number of all rows that match. */
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    size: Type.Integer({ minimum: 1 }),
  })

/** Highest page that can be requested: with the largest size its offset is still exact. */
export const PAGE_MAX = 1_000_000

/** The query of a list; `size` is capped by the server. */
export const PageQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
  },
  { additionalProperties: false },
)
export type PageQuery = Static<typeof PageQuery>

/** One page of `Item`. */
export interface Page<Item> {
  data: Item[]
  total: number
  page: number
  size: number
}

/** A closed set of words; carries `type: string` so that forms can draw it. */
export function Words<const Values extends string[]>(
  values: readonly [...Values],
  options: { description?: string; default?: Values[number] } = {},
): TEnum<Values> {
  return Type.Enum<Values>(values, { type: 'string', ...options })
}
