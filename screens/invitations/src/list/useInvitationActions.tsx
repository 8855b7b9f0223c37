import { useChange, type Invitation, type RowAction } from '@airshed/console-kit'
import { deleteInvitation } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** What can be done with an invitation, as far as the server lets the reader. */
export function useInvitationActions(
  intl: PluginIntl,
): (invitation: Invitation) => readonly RowAction[] {
  const { mutateAsync: remove } = useChange(deleteInvitation, {
    success: intl.formatMessage({ id: 'delete.done' }),
    // The list shows what went wrong.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return ({ id, email, actions }) =>
      actions.includes('delete')
        ? [
            {
              id: 'delete',
              label: text('delete'),
              icon: <NamedIcon name="trash" />,
              intent: 'danger',
              confirm: {
                title: text('delete.title', { email }),
                text: text('delete.text'),
                confirmLabel: text('delete.confirm'),
              },
              run: () => remove({ params: { id } }),
            },
          ]
        : []
  }, [intl, remove])
}
