import {
  migrateConfig,
  type AnyWidgetDefinition,
  type PluginSource,
  type SavedConfig,
} from '@airshed/contract'
import type { Permission, Widget } from '@airshed/schemas'

/** What the host can determine about a saved widget before anything is loaded. */
export type PreparedWidget =
  | { state: 'unknown' }
  | { state: 'no-rights'; definition: AnyWidgetDefinition; missing: readonly Permission[] }
  | { state: 'newer'; definition: AnyWidgetDefinition; saved: number; known: number }
  | { state: 'failed'; definition: AnyWidgetDefinition; step: string; reason: string }
  | { state: 'ready'; definition: AnyWidgetDefinition; config: SavedConfig }
  /** Its steps and its checks run where its code may run, with the config as it was saved. */
  | { state: 'installed'; definition: InstalledDefinition }

/** A widget whose plugin was installed at run time. */
export type InstalledDefinition = AnyWidgetDefinition & { source: PluginSource }

const isInstalled = (definition: AnyWidgetDefinition): definition is InstalledDefinition =>
  definition.source !== undefined

/**
 * Looks up a saved widget, checks the permissions that its plugin requires, and migrates its config
 * in memory. The saved config is never changed.
 */
export function prepareWidget(
  widget: Pick<Widget, 'config' | 'configVersion'>,
  definition: AnyWidgetDefinition | undefined,
  can: (permission: Permission) => boolean,
): PreparedWidget {
  if (definition === undefined) return { state: 'unknown' }
  const { manifest } = definition
  const missing = manifest.permissions.filter((permission) => !can(permission))
  if (missing.length > 0) return { state: 'no-rights', definition, missing }
  const [saved, known] = [widget.configVersion, manifest.configVersion]
  if (isInstalled(definition)) {
    return saved > known
      ? { state: 'newer', definition, saved, known }
      : { state: 'installed', definition }
  }
  return bringForward(widget, definition)
}

/** The config at the version that a plugin knows, by the plugin's own steps. */
export function bringForward(
  widget: Pick<Widget, 'config' | 'configVersion'>,
  definition: AnyWidgetDefinition,
): Extract<PreparedWidget, { state: 'newer' | 'failed' | 'ready' }> {
  const { manifest, migrations = [] } = definition
  const result = migrateConfig(
    widget.config,
    widget.configVersion,
    manifest.configVersion,
    migrations,
  )
  switch (result.state) {
    case 'newer':
      return {
        state: 'newer',
        definition,
        saved: result.savedVersion,
        known: result.knownVersion,
      }
    case 'failed':
      return { state: 'failed', definition, step: result.step, reason: result.reason }
    default:
      return { state: 'ready', definition, config: result.config }
  }
}
