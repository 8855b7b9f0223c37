import type { AnyPlugin, Registry } from '@airshed/contract'
import type { InstalledPlugin } from '@airshed/schemas'
import { pluginShell } from './pluginShell.ts'
import { registryWith } from './registryWith.ts'

/**
 * Makes the registry again after each decision about a plugin. What did not change stays the same
 * object, so that a decision about one plugin restarts no frame of another; nor does a roll-back that of
 * a version that goes on drawing.
 *
 * @param builtIn plugins of the console itself
 */
export function createInstalledRegistry(
  builtIn: readonly AnyPlugin[],
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
