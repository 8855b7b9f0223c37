import { withoutDirections } from './withoutDirections.ts'

/** Fields with what people call things: `title`, `presentName`, `short_name`, `name_of_site`, `ui:title`. */
const NAMED = /(^|[a-z_:])(name|title|label|description|comment|note|vendor|model|author)s?($|_)/i

/** Whether a field, or a column, has a name for people: what is called a name, a title, a note and the like. */
const isNamed = (field: string): boolean => NAMED.test(field)

/**
 * Removes characters that reorder text from everything that is shown as a name or a title, at any depth
 * of a body, in the settings of widgets, and in texts by language, before its schema is applied: a name of
 * nothing else is then empty, which the schema refuses. Passwords, scripts and other texts are left as they are.
 *
 * @param body parsed JSON, which is changed in place
 */
export function plainNames(body: unknown): void {
  // Without recursion: a body may be nested more deeply than the stack.
  const open: { part: unknown; isName: boolean }[] = [{ part: body, isName: false }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part, isName: isInName } = next
    if (typeof part !== 'object' || part === null) continue
    const fields = part as Record<string, unknown>
    for (const [key, value] of Object.entries(fields)) {
      const isName = isInName || (!Array.isArray(part) && isNamed(key))
      if (typeof value !== 'string') open.push({ part: value, isName })
      else if (isName) fields[key] = withoutDirections(value)
    }
  }
}
