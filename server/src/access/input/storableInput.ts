import type { Issue } from '@airshed/schemas'

/** Maximum nesting of a value; no valid config or query is deeper. */
export const DEPTH_MAX = 64

const NUL = '\u0000'

/**
 * Reasons why a value cannot be stored or looked up: the store rejects NUL characters and lone surrogates in
 * texts, and very deep values overflow the stack of what reads them. Empty if there are none.
 *
 * @param value anything parsed from JSON or from a URL
 * @param path JSON pointer of the value, for the issues
 */
export function unstorableIssues(value: unknown, path = ''): Issue[] {
  // An explicit stack, because the value may be deeper than the call stack allows.
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path, depth: 0 }]
  const issues: Issue[] = []
  while (waiting.length > 0 && issues.length === 0) {
    const next = waiting.pop()
    if (next === undefined) break
    if (typeof next.value === 'string') {
      const problem = textProblem(next.value)
      if (problem !== undefined) issues.push({ path: next.path || '/', ...problem })
    } else if (typeof next.value === 'object' && next.value !== null) {
      if (next.depth >= DEPTH_MAX) {
        const got = 'a deeper one'
        issues.push({ path: next.path, expected: `at most ${DEPTH_MAX} levels`, got })
        break
      }
      for (const [key, child] of Object.entries(next.value)) {
        const problem = textProblem(key)
        if (problem !== undefined) issues.push({ path: next.path || '/', ...problem })
        waiting.push({ value: child, path: `${next.path}/${key}`, depth: next.depth + 1 })
      }
    }
  }
  return issues
}

function textProblem(text: string): Omit<Issue, 'path'> | undefined {
  if (text.includes(NUL)) return { expected: 'text without NUL', got: 'a NUL character' }
  return text.isWellFormed()
    ? undefined
    : { expected: 'well-formed text', got: 'half of a surrogate pair' }
}
