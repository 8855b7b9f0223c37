import type { AlertSelection, ListSelection } from '@airshed/console-kit'
import type { AlertFilters } from './params.ts'

/**
 * The alerts that are selected, as a call names them: by their ids, or all that match the search of the
 * list in its organization, but for some.
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
