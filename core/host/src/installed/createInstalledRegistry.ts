import type { AnyPlugin, RegisteredPlugin, Registry } from '@airshed/contract'
import type { InstalledPlugin } from '@airshed/schemas'
import { pluginShell } from './pluginShell.ts'
import { registryWith } from './registryWith.ts'

/**
 * Rebuilds the registry after each decision about a plugin. Unchanged parts keep their identity, so that a decision
 * about one plugin does not restart the frames of another, and a rollback does not restart those of a version
 * that is still in use.
 *
 * @param builtIn plugins of the console itself
 */
export function createInstalledRegistry(
  builtIn: readonly RegisteredPlugin[],
): (installed: readonly InstalledPlugin[]) => Registry {
  let kept: ReadonlyMap<string, AnyPlugin> = new Map()
  return (installed) => {
    const next = new Map<string, AnyPlugin>()
    const registry = registryWith(builtIn, installed, (plugin) => {
      // Which version is current is not part of its shell.
      const key = JSON.stringify({ ...plugin, is_current: null })
      const shell = kept.get(key) ?? pluginShell(plugin)
      next.set(key, shell)
      return shell
    })
    kept = next
    return registry
  }
}
