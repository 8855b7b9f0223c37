import { usePluginUpdates, type PluginSummary, type PluginUpdate } from '@airshed/console-kit'

/**
 * Finds what catalogues offer that is newer than all versions of a plugin; undefined: nothing, or not
 * known yet.
 */
export function useUpdateOf(): (
  plugin: Pick<PluginSummary, 'id' | 'organization_id'>,
) => PluginUpdate | undefined {
  const { data } = usePluginUpdates()
  return ({ id, organization_id: organizationId }) =>
    data?.data.find((one) => one.id === id && one.organization_id === organizationId)
}
