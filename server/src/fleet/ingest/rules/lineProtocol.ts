/** One line of the line protocol of InfluxDB. */
export interface ProtocolLine {
  /** Line in the text, from 1. */
  line: number
  measurement: string
  tags: ReadonlyMap<string, string>
  /** Texts are `{ text }`; everything else is a number or true or false. */
  fields: ReadonlyMap<string, number | boolean | { text: string }>
  /** Digits of the time, in the precision of the request; null: none. */
  time: string | null
}

/** A line that cannot be read. */
interface BadLine {
  line: number
  expected: string
  got: string
}

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i
const integer = /^[+-]?\d{1,20}[iu]$/
const GOT_LENGTH = 60
const LINE_LENGTH_MAX = 64 * 1024

/**
 * Reads the line protocol (docs.influxdata.com, "Line protocol reference"):
 * `measurement,tag=value field=1.5,count=2i,text="a b" 1556813561098000000`. Commas, spaces and equal signs in names are
 * escaped with a backslash; comments begin with #.
 *
 * @returns each line, in order; null: there are more than `linesMax`
 */
export function parseLineProtocol(
  text: string,
  linesMax: number,
): (ProtocolLine | BadLine)[] | null {
  const found: (ProtocolLine | BadLine)[] = []
  for (const { number, text: line } of linesOf(text)) {
    const plain = line.trim()
    if (plain === '' || plain.startsWith('#')) continue
    if (found.length >= linesMax) return null
    const read =
      plain.length > LINE_LENGTH_MAX ? `at most ${LINE_LENGTH_MAX} characters` : parseLine(plain)
    found.push(
      typeof read === 'string'
        ? { line: number, expected: read, got: plain.slice(0, GOT_LENGTH) }
        : { line: number, ...read },
    )
  }
  return found
}

/** Lines of a text; a text in quotes may contain line breaks, and belongs to the line on which it begins. */
function* linesOf(text: string): Generator<{ number: number; text: string }> {
  let number = 1
  let start = 0
  let startsAt = 1
  // Quotes are signs like any other until the fields begin, and in comments.
  let areFields = false
  let isQuoted = false
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (character === '\\' && text[at + 1] !== '\n') {
      at += 1
      continue
    }
    if (character === ' ' && !text.startsWith('#', start)) areFields = true
    if (character === '"' && areFields) isQuoted = !isQuoted
    if (character === '\n') number += 1
    if (character !== undefined && (character !== '\n' || isQuoted)) continue
    yield { number: startsAt, text: text.slice(start, at) }
    start = at + 1
    startsAt = number
    areFields = false
    isQuoted = false
  }
}

function parseLine(line: string): Omit<ProtocolLine, 'line'> | string {
  const space = indexOf(line, ' ', 0, false)
  if (space < 0) return 'fields after a space'
  const series = line.slice(0, space)
  const rest = split(line.slice(space), ' ').filter((part) => part !== '')
  const [fieldSet = '', time, ...others] = rest
  if (others.length > 0)
    return 'a measurement with tags, fields and a time, separated by one space each'
  const [measurement = '', ...tagParts] = split(series, ',', false)
  if (measurement === '') return 'the name of a measurement'
  const tags = new Map<string, string>()
  for (const part of tagParts) {
    const [key = '', value = '', ...more] = split(part, '=', false)
    if (key === '' || value === '' || more.length > 0) return 'tags as key=value'
    tags.set(unescaped(key), unescaped(value))
  }
  const fields = new Map<string, number | boolean | { text: string }>()
  for (const part of split(fieldSet, ',')) {
    const at = indexOf(part, '=', 0, false)
    const value = at < 1 ? undefined : fieldValue(part.slice(at + 1))
    if (value === undefined) return 'fields as key=value'
    fields.set(unescaped(part.slice(0, at)), value)
  }
  if (time !== undefined && !/^\d{1,19}$/.test(time)) return 'a time as an integer since 1970'
  return { measurement: unescaped(measurement), tags, fields, time: time ?? null }
}

function fieldValue(text: string): number | boolean | { text: string } | undefined {
  if (text.length > 1 && text.startsWith('"') && text.endsWith('"')) {
    return { text: text.slice(1, -1).replace(/\\(["\\])/g, '$1') }
  }
  if (decimal.test(text)) return Number(text)
  if (integer.test(text)) return Number(text.slice(0, -1))
  if (/^(t|true|f|false)$/i.test(text)) return /^t/i.test(text)
  return undefined
}

/** Splits at a separator that is neither escaped nor, if there are any, in a text in quotes. */
function split(text: string, separator: string, hasTexts = true): string[] {
  const parts: string[] = []
  let start = 0
  for (
    let at = indexOf(text, separator, 0, hasTexts);
    at >= 0;
    at = indexOf(text, separator, start, hasTexts)
  ) {
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

function indexOf(text: string, separator: string, from: number, hasTexts: boolean): number {
  let isQuoted = false
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"' && hasTexts) isQuoted = !isQuoted
    else if (character === separator && !isQuoted) return at
  }
  return -1
}

const unescaped = (text: string): string => text.replace(/\\([,= \\])/g, '$1')
