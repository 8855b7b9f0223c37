import type { Issue } from '@airshed/schemas'
import type { ErrorObject } from 'ajv'

/** An invalid value as it appears in a message, shortened when it is longer than 80 characters. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Keywords that limit how many there are of something: the bound, and the word for one. */
const COUNTED: Readonly<Record<string, readonly [bound: string, one: string]>> = {
  minLength: ['at least', 'character'],
  maxLength: ['at most', 'character'],
  minItems: ['at least', 'item'],
  maxItems: ['at most', 'item'],
  minProperties: ['at least', 'field'],
  maxProperties: ['at most', 'field'],
}

function counted(keyword: string, limit: unknown): string {
  const [bound, one] = COUNTED[keyword] ?? ['', '']
  return `${bound} ${String(limit)} ${one}${limit === 1 ? '' : 's'}`
}

function expectation(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return 'a value'
    case 'false schema':
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no such field'
    case 'enum':
      // Flags, in the words of whoever sets them.
      if (String(params['allowedValues']) === '0,1') return '0 or 1'
      return `one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`
    case 'const':
      return describeValue(params['allowedValue'])
    case 'type':
      return [params['type']].flat().join(' or ')
    case 'format':
      return `a valid ${String(params['format'])}`
    case 'pattern':
      return `text that matches ${String(params['pattern'])}`
    case 'uniqueItems':
      return 'every item only once'
    default:
      if (Object.hasOwn(COUNTED, error.keyword)) return counted(error.keyword, params['limit'])
      return (error.message ?? error.keyword).replace(/^must (be )?/, '')
  }
}

/** Keywords that only wrap the errors of their branches. */
const WRAPPERS = new Set(['if', 'anyOf', 'oneOf', 'allOf'])

function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    value = (value as Record<string, unknown> | null | undefined)?.[key]
  }
  return value
}

/**
 * Converts Ajv's errors to issues: where, expected, got.
 *
 * @param errors of the last validation; null gives an empty list
 * @param root the value that was validated
 */
export function issuesOf(
  errors: readonly ErrorObject[] | null | undefined,
  root: unknown,
): Issue[] {
  const all = errors ?? []
  // The values of an enum tell more than its type.
  const enums = new Set(
    all.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  )
  const specific = all.filter(
    ({ keyword, instancePath }) =>
      !WRAPPERS.has(keyword) && !(keyword === 'type' && enums.has(instancePath)),
  )
  return (specific.length > 0 ? specific : all).map((error) => {
    const params = error.params as Record<string, unknown>
    const child = params['missingProperty'] ?? params['additionalProperty']
    const path = child === undefined ? error.instancePath : `${error.instancePath}/${String(child)}`
    return {
      path: path === '' ? '/' : path,
      expected: expectation(error),
      got: describeValue(valueAt(root, path)),
    }
  })
}

/** An issue as a sentence: "At /type: expected …, got …". */
export function issueText(issue: Issue): string {
  return `At ${issue.path}: expected ${issue.expected}, got ${issue.got}`
}
