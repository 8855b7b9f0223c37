import { engineProblem } from '@airshed/contract'
import type { PluginSummary, PluginVersion } from '@airshed/schemas'
import type { Db } from '../../storage/store/db.ts'
import { findOwners } from './owners.ts'
import {
  allowanceProblem,
  publisherProblem,
  publisherView,
  type PublisherRules,
} from './publishers.ts'
import { newestFirst, versionsInUse } from './currentVersion.ts'
import { findPins, findVersionDetails, keyOf, pinOf, type VersionDetailRow } from './queries.ts'
import { versionsFromAnother } from './sources.ts'
import { countWidgets } from './usage.ts'

/** Plugins of organizations with all their versions, or one plugin of them. */
export async function findSummaries(
  db: Db,
  publishers: PublisherRules,
  organizationIds: readonly string[],
  id?: string,
): Promise<PluginSummary[]> {
  const rows = await findVersionDetails(db, organizationIds, id)
  const pins = await findPins(db, organizationIds)
  const owners = await findOwners(db, organizationIds)
  const types = rows.flatMap(({ manifest }) => (manifest.kind === 'widget' ? [manifest.type] : []))
  const usage = await countWidgets(db, organizationIds, [...new Set(types)])
  const usageOf = ({ organization_id: organizationId, manifest }: VersionDetailRow): number =>
    manifest.kind === 'widget' ? (usage.get(keyOf({ organizationId, id: manifest.type })) ?? 0) : 0
  const plugins = Map.groupBy(rows, ({ organization_id: organizationId, plugin_id }) =>
    keyOf({ organizationId, id: plugin_id }),
  )
  return [...plugins.values()].flatMap((versions) => {
    const [newest] = newestFirst(versions)
    if (newest === undefined) return []
    const key = { organizationId: newest.organization_id, id: newest.plugin_id }
    const pin = pinOf(pins, key)
    const current = versionsInUse(versions, pin)[0]?.version ?? null
    return {
      id: key.id,
      organization_id: key.organizationId,
      current_version: current,
      owner: publisherView(publishers, owners.get(keyOf(key)) ?? null),
      is_pinned: pin !== null && pin === current,
      versions: versionViews(versions, publishers),
      usage_count: usageOf(newest),
    }
  })
}

/** All versions of a plugin of one organization as administrators see them, newest first. */
export function versionViews(
  versions: readonly VersionDetailRow[],
  publishers: PublisherRules,
): PluginVersion[] {
  const another = versionsFromAnother(versions)
  return newestFirst(versions).map((row) => ({
    ...versionView(row, publishers),
    is_from_another: another.has(row.version),
  }))
}

function versionView(
  row: VersionDetailRow,
  publishers: PublisherRules,
): Omit<PluginVersion, 'is_from_another'> {
  // Enabled versions stay enabled; the rule only applies to new decisions.
  const refused =
    row.state === 'enabled'
      ? null
      : (allowanceProblem(publishers, row.plugin_id) ??
        publisherProblem(publishers, row.publisher_key))
  return {
    version: row.version,
    state: row.state,
    tier: row.tier,
    bytes: row.bytes,
    sha384: row.sha384,
    publisher: publisherView(publishers, row.publisher_key),
    published_by: row.published_by,
    published_at: row.published_at,
    about: row.about,
    manifest: { ...row.manifest },
    readme: row.readme,
    changelog: row.changelog,
    licences: row.licences,
    trust_problems: row.trust_problems,
    problem: engineProblem(row.manifest) ?? refused,
  }
}
