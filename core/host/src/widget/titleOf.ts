import type { AnyWidgetDefinition, SavedConfig, WidgetData } from '@airshed/contract'

/** The title that a plugin generates for a widget without a name; null if it generates none. */
export function titleOf(
  definition: Pick<AnyWidgetDefinition, 'defaultName'>,
  config: SavedConfig,
  data: WidgetData | null,
): string | null {
  const { name } = config
  const isNamed = typeof name === 'string' && name.trim() !== ''
  if (isNamed || data === null || definition.defaultName === undefined) return null
  try {
    return definition.defaultName(config, data)
  } catch {
    // The settings may be invalid; the widget reports that.
    return null
  }
}
