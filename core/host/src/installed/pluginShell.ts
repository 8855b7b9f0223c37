import type {
  AnyDeviceFormDefinition,
  AnyPlugin,
  AnyWidgetDefinition,
  DeviceFormManifest,
  Manifest,
  MessageLoaders,
  Migration,
  PluginSource,
  ScreenDefinition,
  ScreenManifest,
  UiSchema,
  ValidatorLoader,
  WidgetManifest,
} from '@airshed/contract'
import type { InstalledPlugin } from '@airshed/schemas'
import type { TSchema } from 'typebox'
import { inItsModule } from './inItsModule.ts'
import { shellPages } from './shellPages.ts'

function sourceOf(installed: InstalledPlugin): PluginSource {
  return {
    version: installed.version,
    tier: installed.tier,
    organizationId: installed.organization_id,
    baseUrl: installed.base_url,
    frameUrl: installed.frame_url,
    integrity: installed.integrity,
    isDevelopment: installed.is_development,
    ...(installed.is_pinned === true ? { isPinned: true } : {}),
    ...(installed.is_unreachable === true ? { isUnreachable: true } : {}),
  }
}

/** As many placeholder steps as the version needs; the real ones run where the module is. */
const stepsUpTo = (configVersion: number): Migration[] =>
  Array.from({ length: configVersion - 1 }, (_, index) => ({
    from: index + 1,
    name: `${index + 1} → ${index + 2}`,
    migrate: inItsModule('migrate'),
  }))

/**
 * What the page knows about an installed plugin before its module is loaded: manifest, schema,
 * texts and validator, all of them data that the server checked. It represents the plugin in the
 * registry.
 */
export function pluginShell(installed: InstalledPlugin): AnyPlugin {
  const manifest = installed.manifest as unknown as Manifest
  const source = sourceOf(installed)
  const messages: MessageLoaders = {
    en: () => Promise.resolve({ default: installed.messages.en }),
    es: () => Promise.resolve({ default: installed.messages.es }),
  }
  const loadValidator: ValidatorLoader = () =>
    import(/* @vite-ignore */ installed.validator_url) as ReturnType<ValidatorLoader>
  const schema = installed.schema as TSchema
  const uiSchema = installed.ui_schema as UiSchema
  const common = { messages, source }
  switch (manifest.kind) {
    case 'widget':
      return {
        ...common,
        loadValidator,
        manifest: manifest as WidgetManifest,
        config: schema,
        uiSchema,
        migrations: stepsUpTo(manifest.configVersion),
        needs: inItsModule('needs'),
        loadSummary: inItsModule('loadSummary'),
        load: inItsModule('load'),
      } satisfies AnyWidgetDefinition
    case 'screen':
      return {
        ...common,
        manifest: manifest as ScreenManifest,
        pages: shellPages(manifest as ScreenManifest, schema, loadValidator),
      } satisfies ScreenDefinition
    case 'device-form':
      return {
        ...common,
        loadValidator,
        manifest: manifest as DeviceFormManifest,
        schema,
        uiSchema,
        migrations: stepsUpTo(manifest.configVersion),
        fromDevice: inItsModule('fromDevice'),
        toPayload: inItsModule('toPayload'),
        settle: inItsModule('settle'),
      } satisfies AnyDeviceFormDefinition
  }
}
