import { CliError, type PluginNames } from '@airshed/plugin-cli/create'
import type { Kind } from './kinds.ts'

/** A plugin as it is to be listed. */
interface Listed {
  readonly kind: Kind
  /** Its name in the list. */
  readonly listed: string
  readonly packageName: string
}

/** Name of the plugin in the lists, such as `alertsLogScreen`. */
export const listedName = (kind: Kind, { typeName }: PluginNames): string =>
  `${typeName.slice(0, 1).toLowerCase()}${typeName.slice(1)}${kind.name.slice(0, 1).toUpperCase()}${kind.name.slice(1)}`

/** A list of plugins/src, and how it imports and names a plugin. */
interface List {
  readonly path: string
  readonly importOf: (plugin: Listed) => string
  readonly entryOf: (plugin: Listed) => string
  /** The last line that matches is followed by the entry. @param ending of names of this kind, such as `Widget` */
  readonly entryAfter: (ending: string) => RegExp
  /** Default: it lists every kind. */
  readonly only?: Kind['name']
}

const afterName = (ending: string): RegExp => new RegExp(`^  (lazyDeviceForm\\()?\\w+${ending},`)

/** `dustGaugeWidget` → `dustGaugeThumbnail` */
const thumbnailOf = ({ listed }: Listed): string => listed.replace(/Widget$/, 'Thumbnail')

const isForm = ({ kind }: Listed): boolean => kind.name === 'form'

const LISTS: readonly List[] = [
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
    entryAfter: afterName,
  },
  {
    path: 'plugins/src/manifests.ts',
    importOf: ({ listed, packageName }) => `import * as ${listed} from '${packageName}/manifest'`,
    entryOf: ({ listed }) => listed,
    entryAfter: afterName,
  },
  {
    path: 'plugins/src/thumbnails.ts',
    importOf: (plugin) => `import ${thumbnailOf(plugin)} from '${plugin.packageName}/thumbnail'`,
    entryOf: (plugin) => {
      const { listed } = plugin
      return `${listed.slice(0, 1).toUpperCase()}${listed.slice(1)}: ${thumbnailOf(plugin)}`
    },
    entryAfter: () => /^ {2}\w+Widget: \w+,/,
    only: 'widget',
  },
]

/** The lists that name a plugin of a kind. */
export const listsOf = ({ name }: Kind): readonly List[] =>
  LISTS.filter(({ only = name }) => only === name)

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
  insert(list.entryAfter(ending), `  ${list.entryOf(plugin)},`)
  return lines.join('\n')
}
