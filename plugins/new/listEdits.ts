import { CliError, type PluginNames } from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

/** A plugin as it is to be listed. */
interface Listed {
  readonly kind: Kind
  /** Its name in the list. */
  readonly listed: string
  readonly packageName: string
}

/** A list of plugins/src, and how it imports and names a plugin. */
interface List {
  readonly path: string
  readonly importOf: (plugin: Listed) => string
  readonly entryOf: (plugin: Listed) => string
}

/** Name of the plugin in the lists, such as `alertsLogScreen`. */
export const listedName = (kind: Kind, { typeName }: PluginNames): string =>
  `${typeName.slice(0, 1).toLowerCase()}${typeName.slice(1)}${kind.name.slice(0, 1).toUpperCase()}${kind.name.slice(1)}`

const isForm = ({ kind }: Listed): boolean => kind.name === 'form'

export const LISTS: readonly List[] = [
  {
    path: 'plugins/src/plugins.ts',
    importOf: (plugin) => {
      const { listed, packageName } = plugin
      return isForm(plugin)
        ? `import { manifest as ${listed} } from '${packageName}/manifest'`
        : `import ${listed} from '${packageName}'`
    },
    entryOf: (plugin) => {
      const { listed, packageName } = plugin
      return isForm(plugin) ? `lazyDeviceForm(${listed}, () => import('${packageName}'))` : listed
    },
  },
  {
    path: 'plugins/src/manifests.ts',
    importOf: ({ listed, packageName }) => `import * as ${listed} from '${packageName}/manifest'`,
    entryOf: ({ listed }) => listed,
  },
]

/**
 * Adds a plugin to a list: its import and its entry each go after the last one of their kind.
 *
 * @throws CliError if the list has no plugin of this kind
 */
export function withPlugin(text: string, list: List, plugin: Listed): string {
  const { kind } = plugin
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
  insert(new RegExp(` from '@airshed/${kind.name}-`), list.importOf(plugin))
  insert(new RegExp(`^  (lazyDeviceForm\\()?\\w+${ending},`), `  ${list.entryOf(plugin)},`)
  return lines.join('\n')
}
