import type { PluginEffect, PluginEffectQuery, PluginOutcome } from '@airshed/schemas'
import type { Db } from '../../storage/store/db.ts'
import { versionsInUse } from './currentVersion.ts'
import { requireUsable, requireVersion } from './decide.ts'
import { findPins, findVersions, pinOf, type PluginKey, type VersionRow } from './queries.ts'
import { countSaved, type SavedWidgets } from './usage.ts'

/** A decision under consideration. */
export interface Considered {
  readonly decision: PluginEffectQuery['decision']
  readonly version: string
}

/**
 * What a decision would do to the widgets of a plugin, counted on all dashboards of the organization regardless of
 * their owners. It changes nothing.
 *
 * @throws ApiError 404 if there is no such version; 409 for using one that is not enabled or cannot run here
 */
export async function findEffect(
  db: Db,
  plugin: PluginKey,
  { decision, version }: Considered,
): Promise<PluginEffect> {
  const row = await requireVersion(db, plugin, version)
  if (decision === 'use') requireUsable(plugin.id, row)
  const versions = await findVersions(db, [plugin.organizationId], plugin.id)
  const pin = pinOf(await findPins(db, [plugin.organizationId]), plugin)
  const now = versionsInUse(versions, pin)
  const after =
    decision === 'use'
      ? versionsInUse(versions, version)
      : versionsInUse(
          versions.filter((one) => one.version !== version),
          pin === version ? null : pin,
        )
  const [all, ...bySettings] =
    row.manifest.kind === 'widget'
      ? await countSaved(db, plugin.organizationId, row.manifest.type)
      : ([{ widgets: 0, dashboards: 0 }] as const)
  return {
    current_version: after[0]?.version ?? null,
    widgets: all.widgets,
    dashboards: all.dashboards,
    outcomes: bySettings.flatMap((saved) => outcomeOf(saved, now, after)),
  }
}

function outcomeOf(
  { configVersion, widgets, dashboards }: SavedWidgets,
  now: readonly VersionRow[],
  after: readonly VersionRow[],
): PluginOutcome[] {
  if (configVersion === null) return []
  const drawing = drawnBy(after, configVersion)
  return [
    {
      config_version: configVersion,
      widgets,
      dashboards,
      drawn_by: drawing?.version ?? null,
      outcome: outcomeWith(drawing, configVersion),
      is_changed: drawing?.version !== drawnBy(now, configVersion)?.version,
    },
  ]
}

/** Like `chooseVersion` in the console: the newest for these settings, otherwise the current version. */
const drawnBy = (inUse: readonly VersionRow[], configVersion: number): VersionRow | undefined =>
  inUse.find((one) => settingsOf(one) === configVersion) ?? inUse[0]

function outcomeWith(
  drawing: VersionRow | undefined,
  configVersion: number,
): PluginOutcome['outcome'] {
  if (drawing === undefined) return 'missing'
  const settings = settingsOf(drawing)
  if (settings === configVersion) return 'drawn'
  return settings > configVersion ? 'upgraded' : 'newer'
}

const settingsOf = ({ manifest }: VersionRow): number =>
  manifest.kind === 'widget' ? manifest.configVersion : 0
