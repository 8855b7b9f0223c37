import type { AnyWidgetDefinition } from '../widget/definition.ts'
import type { Registry } from './registry.ts'

/**
 * The version of a widget's plugin that draws a saved config: the newest one of the version that the
 * config was saved in, so that a new plugin changes no dashboard by itself. Where none is left, the
 * current one, which brings the config forward or says that it is newer.
 *
 * @returns undefined where nobody knows the type
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
