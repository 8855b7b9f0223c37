import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a change that somebody else has changed, too, and differently.
 *
 * @param base the device that the change starts from, with its configuration
 * @param newest the device as it is now, with its configuration
 */
export function editClashes(base: Node, newest: Node, body: NodeEdit): string[] {
  const mine = fieldsOf(body)
  const [before, theirs] = [fieldsOf(base), fieldsOf(newest)]
  return Object.keys(mine).filter(
    (name) => !isSame(before[name], theirs[name]) && !isSame(theirs[name], mine[name]),
  )
}

/** The fields of a device or of a change by name, with those of its settings. */
function fieldsOf({ settings = {}, ...fields }: Node | NodeEdit): Fields {
  return {
    ...fields,
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`settings/${name}`, value]),
    ),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
