import {
  migrateConfig,
  settingChanges,
  type AnyWidgetDefinition,
  type SettingSchema,
  type Widget,
} from '@airshed/console-kit'
import { usePluginTexts } from './usePluginTexts.ts'
import { settingText, type SettingReader } from './settingText.ts'

/** Maximum number of settings that are listed; the others are counted. */
const LISTED_MAX = 20

export interface SettingChangesProps {
  before: Widget
  after: Widget
  /** The plugin of the widget, if the console has it. */
  definition: AnyWidgetDefinition | undefined
  reader: Omit<SettingReader, 'texts'>
}

/** The settings in which two versions of a widget differ, each with what it was and what it is. */
export function SettingChanges({ before, after, definition, reader }: SettingChangesProps) {
  const texts = usePluginTexts(definition)
  const schema = (definition?.config ?? {}) as SettingSchema
  const hints = (definition?.uiSchema ?? {}) as Record<
    string,
    { 'ui:widget'?: unknown } | undefined
  >
  const changes = settingChanges(
    currentConfig(before, definition),
    currentConfig(after, definition),
    schema,
  )
  // What a form does not show follows from what it shows.
  const shown = changes.filter(({ path: [name = ''] }) => hints[name]?.['ui:widget'] !== 'hidden')
  const listed = shown.slice(0, LISTED_MAX)
  const rest = shown.length - listed.length
  const { intl } = reader
  if (listed.length === 0) return null
  return (
    <ul>
      {listed.map((change) => (
        <li key={change.path.join('.')}>{settingText(change, { ...reader, texts })}</li>
      ))}
      {rest > 0 ? <li>{intl.formatMessage({ id: 'change.more' }, { count: rest })}</li> : null}
    </ul>
  )
}

/** A config in the shape that the plugin knows; as it was saved where the plugin's code may not run. */
function currentConfig({ config, configVersion }: Widget, definition?: AnyWidgetDefinition) {
  if (definition === undefined || definition.source !== undefined) return config
  const { manifest, migrations = [] } = definition
  const result = migrateConfig(config, configVersion, manifest.configVersion, migrations)
  return 'config' in result ? result.config : config
}
