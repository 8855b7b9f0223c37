import { createHash } from 'node:crypto'
import { apiError } from '../../base/errors.ts'
import type { KeyValue } from './after.ts'
import type { Order } from './order.ts'
import type { SortType } from './rowList.ts'

/** Incremented when older cursors can no longer be read. */
const CURSOR_VERSION = 1
const CHECK_CHARACTERS = 16

/** What a cursor belongs to. */
interface CursorPlace {
  list: string
  order: Order
  /** Search and filters of the call. */
  question: unknown
}

/** Contents of a cursor: the sort, a digest of the question, and the keys of the last row. */
type Content = readonly [sort: string, question: string, ...values: KeyValue[]]

/**
 * The cursor for the rows after one row.
 *
 * It is validated but not signed: it only says where to begin among the rows that the caller may read
 * anyway, and its values are those of a row that they received.
 */
export function writeCursor(place: CursorPlace, values: readonly KeyValue[]): string {
  const content: Content = [place.order.name, digest(place.question), ...values]
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${checkOf(place.list, text)}`
}

/**
 * The keys of the row after which a list continues.
 *
 * @throws ApiError 400 CURSOR_INVALID for a cursor that was altered, or that belongs to another list,
 *   sort, search or filter
 */
export function readCursor(place: CursorPlace, cursor: string): KeyValue[] {
  const [sort, question, ...values] = readContent(place.list, cursor)
  const { name, keys } = place.order
  if (sort !== name) {
    throw invalidCursor(`expected one of the list sorted by ${name}, got one sorted by ${sort}`)
  }
  if (question !== digest(place.question)) {
    throw invalidCursor('it belongs to another search or other filters')
  }
  const isWhole =
    values.length === keys.length &&
    keys.every(({ type, isNullable }, index) => fits(values[index] ?? null, type, isNullable))
  if (!isWhole) throw invalidCursor('its values do not fit this list')
  return values
}

/** An error about the cursor of a call; its message says what to do instead. */
export const invalidCursor = (reason: string) => apiError('CURSOR_INVALID', { reason })

function readContent(list: string, cursor: string): Content {
  const [text = '', check, ...more] = cursor.split('.')
  const isOurs = check === checkOf(list, text) && more.length === 0
  const content: unknown = isOurs ? parse(text) : undefined
  if (Array.isArray(content) && typeof content[0] === 'string' && typeof content[1] === 'string') {
    return content as unknown as Content
  }
  throw invalidCursor('expected the `next` of an answer of this list, unchanged')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

function fits(value: KeyValue, type: SortType, isNullable: boolean): boolean {
  if (value === null) return isNullable
  switch (type) {
    case 'text':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    case 'float8':
      return typeof value === 'number'
    default:
      return Number.isSafeInteger(value)
  }
}

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, CHECK_CHARACTERS)

const checkOf = (list: string, text: string) => hash(`${CURSOR_VERSION}\n${list}\n${text}`)

/** The same for equal questions, regardless of the order of their fields. */
const digest = (question: unknown) => hash(JSON.stringify(question, sortedFields) ?? '')

function sortedFields(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
