import type { WidgetManifest } from '@airshed/contract'
import type { Widget } from '@airshed/schemas'
import type { ValidateFunction } from 'ajv'
import type { Db } from '../../storage/store/db.ts'
import { issuesBy, issuesInChanged, type WidgetConfigs } from './widgetConfigs.ts'

/** One version of a widget that an organization installed. */
export interface InstalledWidget {
  readonly manifest: WidgetManifest
  /** Whether new widgets are created with this version. */
  readonly isCurrent: boolean
  /** null if its configs cannot be validated here. */
  readonly validate: ValidateFunction | null
}

/** Finds versions of these types that an organization uses; for each type, the current one first. */
export type InstalledWidgetSource = (
  db: Db,
  organizationId: string,
  types: readonly string[],
) => Promise<readonly InstalledWidget[]>

/**
 * Returns the validation for the configs of these widgets in an organization. The store is queried only if there
 * is a type that no built-in plugin has.
 *
 * @param db the transaction, if there is one
 */
export type ConfigsOf = (
  db: Db,
  organizationId: string,
  widgets: readonly Pick<Widget, 'type'>[],
) => Promise<WidgetConfigs>

export function createConfigsOf(
  builtIn: WidgetConfigs,
  installed: InstalledWidgetSource,
): ConfigsOf {
  return async (db, organizationId, widgets) => {
    const types = new Set(
      widgets.map(({ type }) => type).filter((type) => builtIn.pluginOf(type) === undefined),
    )
    if (types.size === 0) return builtIn
    const found = await installed(db, organizationId, [...types])
    return found.length === 0 ? builtIn : withInstalled(builtIn, found)
  }
}

/**
 * Built-in widgets and installed ones. A config of an installed type is validated by the version that it was
 * saved with; if that is not in use, the config is left as it is, because code of installed plugins, including
 * their migrations, never runs here.
 */
function withInstalled(
  builtIn: WidgetConfigs,
  installed: readonly InstalledWidget[],
): WidgetConfigs {
  const issuesIn: WidgetConfigs['issuesIn'] = (widget, path) => {
    const version = installed.find(
      ({ manifest }) =>
        manifest.type === widget.type && manifest.configVersion === widget.configVersion,
    )
    if (version === undefined) return builtIn.issuesIn(widget, path)
    return version.validate === null ? [] : issuesBy(version.validate, widget.config, path)
  }
  return {
    issuesIn,
    issuesInAll: (widgets, saved, path) => issuesInChanged(issuesIn, widgets, saved, path),
    pluginOf: (type) =>
      builtIn.pluginOf(type) ??
      installed.find(({ manifest, isCurrent }) => isCurrent && manifest.type === type),
  }
}
