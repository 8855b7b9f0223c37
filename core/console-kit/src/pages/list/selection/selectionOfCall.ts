import type { ListSelection } from './selection.ts'

/** Rows as a call names them. */
export type SelectionOfCall<Filters> =
  | { ids: string[] }
  | { matching: Filters & { organization_id?: string; search?: string }; except?: string[] }

/**
 * The selected rows as calls name them: by id, or all that match the search and the filters of the list in its
 * organization, with exceptions.
 *
 * @param organizationId null: in all organizations of the reader
 */
export function selectionOfCall<Filters extends object>(
  selection: ListSelection,
  organizationId: string | null,
): SelectionOfCall<Filters> {
  if (!selection.all) return { ids: [...selection.keys] }
  const { search, filters } = selection.query
  return {
    matching: {
      ...(filters as Filters),
      ...(organizationId === null ? {} : { organization_id: organizationId }),
      ...(search === '' ? {} : { search }),
    },
    ...(selection.except.size === 0 ? {} : { except: [...selection.except] }),
  }
}
