import { DeviceFormManifest } from './deviceFormManifest.ts'
import { ScreenManifest } from './screenManifest.ts'
import { WidgetManifest } from './widgetManifest.ts'

/** Kind → the JSON Schema that its manifests must meet. */
export const MANIFEST_SCHEMAS = {
  widget: WidgetManifest,
  screen: ScreenManifest,
  'device-form': DeviceFormManifest,
} as const

export type Manifest = WidgetManifest | ScreenManifest | DeviceFormManifest
export type PluginKind = Manifest['kind']

/**
 * The JSON Schema of any manifest, as it is published in `docs/manifest.schema.json`.
 * The branch is chosen by `kind`, so a mistake is told about the branch that was meant.
 */
export const manifestJsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://airshed.dev/manifest.schema.json',
  title: 'Airshed plugin manifest',
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: Object.keys(MANIFEST_SCHEMAS) } },
  allOf: Object.entries(MANIFEST_SCHEMAS).map(([kind, schema]) => ({
    if: { properties: { kind: { const: kind } } },
    then: schema,
  })),
}
