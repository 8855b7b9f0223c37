import type { AnyWidgetDefinition } from '../widget/definition.ts'
import type { Registry } from './registry.ts'

/**
 * The version of a widget's plugin that draws a saved config: the newest one with the config
 * version that was saved, so that installing a new plugin changes no existing dashboard. If none is
 * left, the current one, which migrates the config or reports that it is newer.
 *
 * @returns undefined when the type is unknown
 */
export function chooseVersion(
  registry: Pick<Registry, 'widgets' | 'versions'>,
  type: string,
  configVersion: number,
): AnyWidgetDefinition | undefined {
  const current = registry.widgets.get(type)
  const all = registry.versions.get(type)
  if (current === undefined || all === undefined) return current
  return all.find(({ manifest }) => manifest.configVersion === configVersion) ?? current
}
