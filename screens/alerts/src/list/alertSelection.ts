import type { AlertSelection, ListSelection } from '@airshed/console-kit'
import type { AlertFilters } from './params.ts'

/**
 * The selected alerts as calls name them: by id, or all that match the search of the list in its
 * organization, with exceptions.
 *
 * @param organizationId null: in all organizations of the reader
 */
export function alertSelection(
  selection: ListSelection,
  organizationId: string | null,
): AlertSelection {
  if (!selection.all) return { ids: [...selection.keys] }
  const { search, filters } = selection.query
  const { status } = filters as AlertFilters
  return {
    matching: {
      ...(organizationId === null ? {} : { organization_id: organizationId }),
      ...(search === '' ? {} : { search }),
      ...(status === undefined ? {} : { status: [...status] }),
    },
    ...(selection.except.size === 0 ? {} : { except: [...selection.except] }),
  }
}
