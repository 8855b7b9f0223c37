import { useChange, type FileImport, type RowAction } from '@airshed/console-kit'
import { deleteImport, undoImport } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { deleteQuestion, undoQuestion } from '../rules/questions.ts'
import { textOf } from '../textOf.ts'

/** The actions in the menu of an import. */
export function useImportActions(intl: PluginIntl): (found: FileImport) => readonly RowAction[] {
  const { organizations } = useSession()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: remove } = useChange(deleteImport, {
    ...quiet,
    success: intl.formatMessage({ id: 'delete.done' }),
  })
  const { mutateAsync: undo } = useChange(undoImport, quiet)
  return useMemo(() => {
    const text = textOf(intl)
    return (found) => {
      const { id, organization_id: organizationId, actions } = found
      const organization =
        organizations.find((one) => one.id === organizationId)?.name ?? organizationId
      const all: readonly (RowAction | false)[] = [
        actions.includes('undo') && {
          id: 'undo',
          label: text('undo.start'),
          icon: <NamedIcon name="undo" />,
          intent: 'danger',
          confirm: undoQuestion(found, organization, text),
          run: () => undo({ params: { id } }),
        },
        actions.includes('delete') && {
          id: 'delete',
          label: text('delete.start'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: deleteQuestion(found, text),
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, organizations, remove, undo])
}
