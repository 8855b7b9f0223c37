import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of a file; null and a problem when its bytes are not text. */
export function readText(
  bytes: Uint8Array,
  path: string,
): { text: string } | { problem: ArchiveProblem } {
  try {
    return { text: utf8.decode(bytes) }
  } catch {
    return { problem: archiveProblem('ARCHIVE_TEXT_INVALID', path) }
  }
}

/** The maximum nesting depth of arrays and objects; brackets in texts do not count. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return most
}

/** A JSON value that would change prototypes when copied: it has a key `__proto__`. */
const hasProtoKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProtoKey))

/**
 * The value of a JSON file: not nested too deeply to walk, and without `__proto__`, so that it can
 * be copied like any other value.
 */
export function readJson(
  bytes: Uint8Array,
  path: string,
): { value: unknown } | { problem: ArchiveProblem } {
  const read = readText(bytes, path)
  if ('problem' in read) return read
  const refused = (got: string) => ({
    problem: archiveProblem('ARCHIVE_JSON_INVALID', path, { got }),
  })
  if (depthOf(read.text) > ARCHIVE_LIMITS.jsonDepth) {
    return refused(`values more than ${ARCHIVE_LIMITS.jsonDepth} deep in each other`)
  }
  try {
    const value: unknown = JSON.parse(read.text)
    return hasProtoKey(value) ? refused('a key __proto__') : { value }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refused(reason.slice(0, 200))
  }
}
