import type { DeviceFormManifest } from './deviceFormManifest.ts'
import { schemas } from './manifestSchemas.ts'
import type { ScreenManifest } from './screenManifest.ts'
import type { WidgetManifest } from './widgetManifest.ts'

export { schemas as MANIFEST_SCHEMAS } from './manifestSchemas.ts'

export type Manifest = WidgetManifest | ScreenManifest | DeviceFormManifest
export type PluginKind = Manifest['kind']

/**
 * The JSON Schema of any manifest, as it is published in `docs/manifest.schema.json`.
 * The branch is chosen by `kind`, so that an error refers to the branch that was meant.
 */
export const manifestJsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://airshed.dev/manifest.schema.json',
  title: 'Airshed plugin manifest',
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: Object.keys(schemas) } },
  allOf: Object.entries(schemas).map(([kind, schema]) => ({
    if: { properties: { kind: { const: kind } } },
    then: schema,
  })),
}
