import type { AnyWidgetDefinition, RegisteredPlugin, ScreenDefinition } from '@airshed/contract'
import { BUILT_IN_PLUGINS } from './plugins.ts'

const isWidget = (plugin: RegisteredPlugin): plugin is AnyWidgetDefinition =>
  plugin.manifest.kind === 'widget'
const isScreen = (plugin: RegisteredPlugin): plugin is ScreenDefinition =>
  plugin.manifest.kind === 'screen'

/**
 * Finds a built-in widget by the type that dashboards save, such as `ChartWidget`.
 *
 * @throws Error if no built-in widget has this type
 */
export const builtInWidget = (type: string): AnyWidgetDefinition => {
  const widgets = BUILT_IN_PLUGINS.filter(isWidget)
  return found(widgets, ({ manifest }) => manifest.type, 'type', type)
}

/**
 * Finds a built-in screen by its id, such as `airshed.home`.
 *
 * @throws Error if no built-in screen has this id
 */
export const builtInScreen = (id: string): ScreenDefinition => {
  const screens = BUILT_IN_PLUGINS.filter(isScreen)
  return found(screens, ({ manifest }) => manifest.id, 'id', id)
}

function found<Plugin>(
  plugins: readonly Plugin[],
  nameOf: (plugin: Plugin) => string,
  field: string,
  wanted: string,
): Plugin {
  const plugin = plugins.find((one) => nameOf(one) === wanted)
  if (plugin !== undefined) return plugin
  const known = plugins.map(nameOf).toSorted().join(', ')
  throw new Error(
    `@airshed/plugins: expected the ${field} of a built-in plugin (${known}), got "${wanted}". Add the plugin to plugins/src/plugins.ts.`,
  )
}
