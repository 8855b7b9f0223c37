import { Type } from 'typebox'

// Fields of needs as a frame may send them.

/** Requests of many plugins are merged into one: an id that the server cannot read would fail them all. */
export const SentId = Type.String({ maxLength: 300, pattern: '^[^\\u0000-\\u001f]*$' })

export const SentIds = Type.Array(SentId, { maxItems: 500 })

/** The bound excludes values that are not numbers. */
export const SentAmount = Type.Number({ minimum: 0, maximum: 8_640_000_000_000_000 })

/** An IANA zone. */
export const SentZone = Type.String({ minLength: 1, maxLength: 64 })
