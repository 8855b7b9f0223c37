import { DeviceFormManifest } from './deviceFormManifest.ts'
import { ScreenManifest } from './screenManifest.ts'
import { WidgetManifest } from './widgetManifest.ts'

/** Kind → the JSON Schema that its manifests must meet. */
export const schemas = {
  widget: WidgetManifest,
  screen: ScreenManifest,
  'device-form': DeviceFormManifest,
} as const
