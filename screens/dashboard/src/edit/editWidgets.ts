import { placeWidget, type Widget } from '@airshed/console-kit'
import type { SavedConfig, WidgetManifest } from '@airshed/kit/define'

/** A new widget at the first free place of every breakpoint, in its type's default size. */
export function addWidget(
  widgets: readonly Widget[],
  manifest: WidgetManifest,
  config: SavedConfig,
  id: string,
): Widget[] {
  const layout = placeWidget(
    widgets.map((widget) => widget.layout),
    manifest.size.default,
  )
  const { type, configVersion } = manifest
  return [...widgets, { id, type, configVersion, layout, config: { ...config } }]
}

/** The same widgets, with new settings for the one with this id, in the plugin's current version. */
export function changeConfig(
  widgets: readonly Widget[],
  id: string,
  config: SavedConfig,
  configVersion: number,
): Widget[] {
  return widgets.map((widget) =>
    widget.id === id ? { ...widget, configVersion, config: { ...config } } : widget,
  )
}

export function removeWidget(widgets: readonly Widget[], id: string): Widget[] {
  return widgets.filter((widget) => widget.id !== id)
}
