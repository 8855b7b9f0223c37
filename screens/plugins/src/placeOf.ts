import { ALL_ORGANIZATIONS, type PluginSummary } from '@airshed/console-kit'

/** Path of an open plugin, below the page of its organization or of all of them. */
export function placeOf(
  { id, organization_id }: Pick<PluginSummary, 'id' | 'organization_id'>,
  slug: string,
): string {
  const query = new URLSearchParams({ plugin: id })
  if (slug === ALL_ORGANIZATIONS) query.set('organization', organization_id)
  return `plugins?${query.toString()}`
}
