import {
  comparePluginVersions,
  createRegistry,
  type AnyPlugin,
  type AnyWidgetDefinition,
  type RegisteredPlugin,
  type Registry,
} from '@airshed/contract'
import type { InstalledPlugin } from '@airshed/schemas'
import { pluginShell } from './pluginShell.ts'

/**
 * The registry of the console with the installed plugins: the current version of each, followed by
 * the earlier ones that still render widgets saved with them.
 *
 * @param builtIn plugins of the console itself; they come first, so installed ones cannot take
 *   their names
 * @param shellOf creates the shell of a plugin
 */
export function registryWith(
  builtIn: readonly RegisteredPlugin[],
  installed: readonly InstalledPlugin[],
  shellOf: (installed: InstalledPlugin) => AnyPlugin = pluginShell,
): Registry {
  const newestFirst = installed.toSorted((a, b) => comparePluginVersions(b.version, a.version))
  const current = onePerId(newestFirst.filter((plugin) => plugin.is_current))
  const earlier = newestFirst
    .filter((plugin) => !current.includes(plugin))
    .map((plugin) => shellOf(plugin))
  return createRegistry(
    [...builtIn, ...current.map((plugin) => shellOf(plugin))],
    earlier.filter(isWidget),
  )
}

/** There is no shell for a kind that this console does not know, as a newer server may send. */
const isWidget = (plugin: AnyPlugin | undefined): plugin is AnyWidgetDefinition =>
  plugin?.manifest.kind === 'widget'

/** Several organizations may have the same plugin: on a page of all organizations, one represents all. */
function onePerId(plugins: readonly InstalledPlugin[]): InstalledPlugin[] {
  const ids = new Set<string>()
  return plugins.filter(({ id }) => {
    if (ids.has(id)) return false
    ids.add(id)
    return true
  })
}
