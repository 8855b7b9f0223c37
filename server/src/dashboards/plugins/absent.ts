import { engineProblem } from '@airshed/contract'
import type { AbsentScreen, AbsentWidget, InstalledPluginList } from '@airshed/schemas'
import { newestFirst, versionsInUse } from './currentVersion.ts'
import { findRemovedNames } from './events.ts'
import { namesOf } from './names.ts'
import { findPins, findVersions, keyOf, pinOf, type VersionRow } from './queries.ts'

/** A plugin that an organization knows but does not use, with the names it would have. */
interface AbsentPlugin {
  kind: string
  names: readonly string[]
  about: Pick<AbsentWidget, 'organization_id' | 'plugin_id' | 'reason'>
}

/**
 * Widget types and pages that organizations know but do not use, with the reason, which is shown in their place.
 */
export async function listAbsent(
  db: Parameters<typeof findVersions>[0],
  organizationIds: readonly string[],
): Promise<Pick<InstalledPluginList, 'absent' | 'absent_screens'>> {
  const plugins = organizationIds.length === 0 ? [] : await findAbsent(db, organizationIds)
  return {
    absent: plugins
      .filter(({ kind }) => kind === 'widget')
      .flatMap(({ names, about }) => names.map((type): AbsentWidget => ({ type, ...about }))),
    absent_screens: plugins
      .filter(({ kind }) => kind === 'screen')
      .flatMap(({ names, about }) => names.map((path): AbsentScreen => ({ path, ...about }))),
  }
}

async function findAbsent(
  db: Parameters<typeof findVersions>[0],
  organizationIds: readonly string[],
): Promise<AbsentPlugin[]> {
  const rows = await findVersions(db, organizationIds)
  const pins = await findPins(db, organizationIds)
  const known = Map.groupBy(rows, (row) =>
    keyOf({ organizationId: row.organization_id, id: row.plugin_id }),
  )
  const present = [...known.values()].flatMap((versions): AbsentPlugin[] => {
    const [newest] = newestFirst(versions)
    if (newest === undefined) return []
    const { organization_id: organizationId, plugin_id: id, manifest } = newest
    if (versionsInUse(versions, pinOf(pins, { organizationId, id })).length > 0) return []
    const about = { organization_id: organizationId, plugin_id: id, reason: absenceOf(versions) }
    return [{ kind: manifest.kind, names: namesOf(manifest), about }]
  })
  const removed = await findRemovedNames(db, organizationIds)
  const gone = removed
    .filter((plugin) => !known.has(keyOf(plugin)))
    .map(({ organizationId, id, kind, names }) => ({
      kind,
      names,
      about: { organization_id: organizationId, plugin_id: id, reason: 'removed' as const },
    }))
  return [...present, ...gone]
}

/** The reason, given versions none of which is in use. */
function absenceOf(versions: readonly VersionRow[]): AbsentWidget['reason'] {
  const [newest] = newestFirst(versions)
  const isAnyEnabled = versions.some(
    ({ state, manifest }) => state === 'enabled' && engineProblem(manifest) !== null,
  )
  if (isAnyEnabled) return 'incompatible'
  return newest?.state === 'available' ? 'waiting' : 'disabled'
}
