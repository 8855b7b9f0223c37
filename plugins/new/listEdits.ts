import { CliError } from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

/** A list of plugins/src, and how it imports a plugin. */
interface List {
  readonly path: string
  readonly importOf: (listed: string, packageName: string) => string
}

export const LISTS: readonly List[] = [
  {
    path: 'plugins/src/plugins.ts',
    importOf: (listed, name) => `import ${listed} from '${name}'`,
  },
  {
    path: 'plugins/src/manifests.ts',
    importOf: (listed, name) => `import * as ${listed} from '${name}/manifest'`,
  },
]

/**
 * Adds a plugin to a list: its import and its entry each go after the last one of their kind.
 *
 * @param listed name of the plugin in the list
 * @throws CliError if the list has no plugin of this kind
 */
export function withPlugin(
  text: string,
  list: List,
  { kind, listed, packageName }: { kind: Kind; listed: string; packageName: string },
): string {
  const lines = text.split('\n')
  const ending = `${kind.name.slice(0, 1).toUpperCase()}${kind.name.slice(1)}`
  const insert = (after: RegExp, line: string): void => {
    const at = lines.findLastIndex((one) => after.test(one))
    if (at === -1) {
      throw new CliError({
        place: list.path,
        expected: `a line like ${after.source}`,
        got: 'none',
        cure: `Add "${line.trim()}" by hand; nothing was written`,
      })
    }
    lines.splice(at + 1, 0, line)
  }
  insert(new RegExp(` from '@airshed/${kind.name}-`), list.importOf(listed, packageName))
  insert(new RegExp(`^  \\w+${ending},$`), `  ${listed},`)
  return lines.join('\n')
}
