import type { ListSelection, NodeSelection } from '@airshed/console-kit'
import type { DeviceFilters } from './params.ts'

/**
 * The selected devices as orders name them: by id, or all that match the search and the filters of the list in its
 * organization, with exceptions.
 *
 * @param organizationId null: in all organizations of the reader
 */
export function deviceSelection(
  selection: ListSelection,
  organizationId: string | null,
): NodeSelection {
  if (!selection.all) return { ids: [...selection.keys] }
  const { search, filters } = selection.query
  return {
    matching: {
      ...(filters as DeviceFilters),
      ...(organizationId === null ? {} : { organization_id: organizationId }),
      ...(search === '' ? {} : { search }),
    },
    ...(selection.except.size === 0 ? {} : { except: [...selection.except] }),
  }
}
