import { comparePluginVersions } from '@airshed/contract'
import type { PluginUpdate } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { newestFirst } from '../currentVersion.ts'
import { findOwners } from '../owners.ts'
import { findVersions, keyOf } from '../queries.ts'
import { knownSources } from '../sources.ts'
import { knownCatalogues } from './catalogueContents.ts'
import { offeredVersion, offeredView, offerProblem } from './findOffers.ts'

/**
 * For each plugin of an organization, the newest version that a catalogue offers above all those that it has, if it
 * could be installed: it runs here, is allowed here, and was signed by the plugin's owner.
 */
export async function findUpdates(
  context: Pick<ServerContext, 'store' | 'config' | 'memory'>,
  organizationIds: readonly string[],
): Promise<PluginUpdate[]> {
  const { store, config } = context
  const catalogues = await knownCatalogues(context)
  if (organizationIds.length === 0 || catalogues.length === 0) return []
  const rows = await findVersions(store.db, organizationIds)
  const owners = await findOwners(store.db, organizationIds)
  const plugins = Map.groupBy(rows, ({ organization_id: organizationId, plugin_id: id }) =>
    keyOf({ organizationId, id }),
  )
  return [...plugins].flatMap(([key, versions]): PluginUpdate[] => {
    const [newest] = newestFirst(versions)
    if (newest === undefined) return []
    const { plugin_id: id, organization_id: organizationId } = newest
    const owner = owners.get(key)
    const [best] = catalogues
      .flatMap(({ content, state }) => {
        const plugin = content?.plugins.find((one) => one.id === id)
        const offered = plugin === undefined ? undefined : offeredVersion(plugin)
        return offered === undefined ? [] : [{ offered, catalogue: state.url }]
      })
      .filter(({ offered }) => comparePluginVersions(offered.version, newest.version) > 0)
      .filter(({ offered }) => owner === undefined || offered.publisher_key === owner)
      .filter(({ offered }) => offerProblem(id, offered, config) === null)
      .toSorted((one, other) => comparePluginVersions(other.offered.version, one.offered.version))
    if (best === undefined) return []
    const { offered, catalogue } = best
    const isKnown = knownSources(versions).has(catalogue)
    return [
      {
        id,
        organization_id: organizationId,
        catalogue,
        ...offeredView(offered, config),
        is_from_another: offered.publisher_key === null && !isKnown,
      },
    ]
  })
}
