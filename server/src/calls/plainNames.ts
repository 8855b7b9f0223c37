import { withoutDirections } from '@airshed/domain'

/** Fields with what people call things: `title`, `presentName`, `short_name`, `name_of_site`. */
const NAMED = /(^|[a-z_])(name|title|label|description|comment|note)s?($|_)/i

/**
 * Removes characters that reorder text from everything that is shown as a name or a title, at any depth
 * of a body and in the settings of widgets, before its schema is applied: a name of nothing else is then
 * empty, which the schema refuses. Passwords, scripts and other texts are left as they are.
 *
 * @param body parsed JSON, which is changed in place
 */
export function plainNames(body: unknown): void {
  // Without recursion: a body may be nested more deeply than the stack.
  const open: { part: unknown; isNamed: boolean }[] = [{ part: body, isNamed: false }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part, isNamed } = next
    if (typeof part !== 'object' || part === null) continue
    const fields = part as Record<string, unknown>
    for (const [key, value] of Object.entries(fields)) {
      const isName = Array.isArray(part) ? isNamed : NAMED.test(key)
      if (typeof value !== 'string') open.push({ part: value, isNamed: isName })
      else if (isName) fields[key] = withoutDirections(value)
    }
  }
}
