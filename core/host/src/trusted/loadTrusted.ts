import type { AnyPlugin, ScreenDefinition } from '@airshed/contract'
import { loadPluginFiles } from '../installed/loadPluginFiles.ts'
import { filesOf } from '../installed/pluginFiles.ts'
import { loadedPages } from '../installed/shellPages.ts'
import { noteLoaded } from './loadedModules.ts'

const kept = new WeakMap<AnyPlugin, Promise<AnyPlugin>>()

/**
 * The module behind the shell of a trusted plugin, loaded once. Manifest, schema and texts are still those that
 * the server checked: the module cannot grant itself more permissions.
 */
export function loadTrusted(shell: AnyPlugin): Promise<AnyPlugin> {
  const known = kept.get(shell)
  if (known !== undefined) return known
  const started = load(shell)
  kept.set(shell, started)
  return started
}

/** Allows the next use to load it again, after a failed load. */
export function forgetTrusted(shell: AnyPlugin): void {
  kept.delete(shell)
}

async function load(shell: AnyPlugin): Promise<AnyPlugin> {
  const { source, manifest } = shell
  if (source === undefined) return shell
  // Even a module that throws, or is rejected, has run.
  noteLoaded(source.baseUrl)
  const module = await loadPluginFiles(filesOf(source))
  const got: unknown = (module as Partial<AnyPlugin> | undefined)?.manifest
  const { kind, id } = (got ?? {}) as { kind?: unknown; id?: unknown }
  if (id !== manifest.id || kind !== manifest.kind) {
    throw new Error(
      `Plugin ${manifest.id}: expected its own definition as the default export, got ${got === undefined ? 'none' : `${String(kind)} ${String(id)}`}`,
    )
  }
  const checked = { ...module, ...checkedPartsOf(shell) } as AnyPlugin
  return 'pages' in shell
    ? { ...checked, pages: loadedPages(shell, module as Partial<ScreenDefinition>) }
    : ({ ...checked, loadValidator: shell.loadValidator } as AnyPlugin)
}

/** The data of a shell; its functions, and those of its steps, are in the module. */
function checkedPartsOf(shell: AnyPlugin): Partial<AnyPlugin> {
  return Object.fromEntries(
    Object.entries(shell).filter(
      ([name, part]) => typeof part !== 'function' && name !== 'migrations',
    ),
  )
}
