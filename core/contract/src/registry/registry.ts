import type { AnyDeviceFormDefinition } from '../deviceForm/definition.ts'
import type { LazyDeviceForm, OfferedDeviceForm } from '../deviceForm/lazyDeviceForm.ts'
import { matchingForms, type FormFacts } from '../deviceForm/matchesForm.ts'
import type { ScreenDefinition } from '../screen/definition.ts'
import type { AnyWidgetDefinition } from '../widget/definition.ts'
import { contractErrorText, type ContractErrorCode } from '../errors/errorTable.ts'
import { pagesOf, pathShape } from '../screen/screenPages.ts'

export type AnyPlugin = AnyWidgetDefinition | ScreenDefinition | AnyDeviceFormDefinition

/** A plugin as it is registered; the definition of a built-in device form is loaded later. */
export type RegisteredPlugin = AnyPlugin | LazyDeviceForm

/** A plugin that was refused, and why. */
export interface Refusal {
  /** Id from the plugin; `?` if it has none. */
  id: string
  code: ContractErrorCode
  message: string
}

/** The plugins that were accepted, by name. */
export interface Registry {
  widgets: ReadonlyMap<string, AnyWidgetDefinition>
  /**
   * Type → every available version, the one in `widgets` first and the others from the newest to
   * the oldest; absent for a type that has only one version.
   */
  versions: ReadonlyMap<string, readonly AnyWidgetDefinition[]>
  screens: readonly ScreenDefinition[]
  /** By their type. */
  deviceForms: ReadonlyMap<string, OfferedDeviceForm>
  /** The device forms that are offered for a device or a sensor, the most specific first. */
  formsFor(facts: FormFacts): readonly OfferedDeviceForm[]
  /** In the order in which they were passed. */
  refused: readonly Refusal[]
}

const isWidget = (plugin: RegisteredPlugin): plugin is AnyWidgetDefinition =>
  plugin.manifest.kind === 'widget'
const isScreen = (plugin: RegisteredPlugin): plugin is ScreenDefinition =>
  plugin.manifest.kind === 'screen'

/** The first page of a screen whose path is already taken, ignoring the names of its parameters. */
function pathClash(
  screen: ScreenDefinition,
  taken: readonly ScreenDefinition[],
): [ContractErrorCode, Record<string, string>] | null {
  const { id } = screen.manifest
  const owners = new Map(
    pagesOf(taken).map(({ screen: owner, page }) => [pathShape(page.path), owner.manifest.id]),
  )
  for (const { path } of screen.manifest.pages) {
    const owner = owners.get(pathShape(path))
    if (owner !== undefined) return ['PLUGIN_PATH_TAKEN', { id, path, owner }]
    owners.set(pathShape(path), id)
  }
  return null
}

/** Why a plugin is refused, regardless of what else is registered; null when it is accepted. */
type Check = (plugin: RegisteredPlugin) => [ContractErrorCode, Record<string, string>] | null

/**
 * Registers a list of plugins. A plugin that is malformed, or whose name is taken, is refused by
 * name with a reason; the others are still registered.
 *
 * @param check what each plugin has to pass
 * @param earlier versions of widgets in `plugins` that draw what was saved with them, from the
 *   newest to the oldest
 */
export function assembleRegistry(
  plugins: readonly RegisteredPlugin[],
  check: Check,
  earlier: readonly AnyWidgetDefinition[] = [],
): Registry {
  const widgets = new Map<string, AnyWidgetDefinition>()
  const screens: ScreenDefinition[] = []
  const deviceForms = new Map<string, OfferedDeviceForm>()
  const refused: Refusal[] = []
  const ids = new Set<string>()

  const clash = (plugin: RegisteredPlugin): [ContractErrorCode, Record<string, string>] | null => {
    const { id } = plugin.manifest
    if (ids.has(id)) return ['PLUGIN_ID_TAKEN', { id }]
    if (isScreen(plugin)) return pathClash(plugin, screens)
    const { type } = plugin.manifest
    const owner = widgets.get(type) ?? deviceForms.get(type)
    return owner ? ['PLUGIN_TYPE_TAKEN', { id, type, owner: owner.manifest.id }] : null
  }

  for (const plugin of plugins) {
    const problem = check(plugin) ?? clash(plugin)
    if (problem !== null) {
      const [code, parts] = problem
      refused.push({ id: parts['id'] ?? '?', code, message: contractErrorText(code, parts) })
      continue
    }
    ids.add(plugin.manifest.id)
    if (isWidget(plugin)) widgets.set(plugin.manifest.type, plugin)
    else if (isScreen(plugin)) screens.push(plugin)
    else deviceForms.set(plugin.manifest.type, plugin)
  }
  const versions = new Map<string, readonly AnyWidgetDefinition[]>()
  for (const version of earlier) {
    const problem = check(version)
    if (problem !== null) {
      const [code, parts] = problem
      refused.push({ id: parts['id'] ?? '?', code, message: contractErrorText(code, parts) })
      continue
    }
    const { type, id } = version.manifest
    const current = widgets.get(type)
    if (current?.manifest.id === id) {
      versions.set(type, [...(versions.get(type) ?? [current]), version])
    }
  }
  return {
    widgets,
    versions,
    screens,
    deviceForms,
    formsFor: (facts) => matchingForms(deviceForms.values(), facts),
    refused,
  }
}

/**
 * Registers plugins that were checked before: by the console's tests if they are built in, or by the page around a
 * frame. Pages without installed plugins then need not load the check.
 */
export const registryOfChecked = (plugins: readonly RegisteredPlugin[]): Registry =>
  assembleRegistry(plugins, () => null)
