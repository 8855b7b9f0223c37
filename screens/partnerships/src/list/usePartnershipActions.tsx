import { useChange, type Partnership, type RowAction } from '@airshed/console-kit'
import { deletePartnership } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** Actions on a partnership: either side may end it, after being shown what ends with it. */
export function usePartnershipActions(
  intl: PluginIntl,
): (partnership: Partnership) => readonly RowAction[] {
  const { mutateAsync: end } = useChange(deletePartnership, {
    success: intl.formatMessage({ id: 'delete.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values)
    return ({ id, actions, org2_name: partner, given_count: given, received_count: received }) =>
      actions.includes('delete')
        ? [
            {
              id: 'delete',
              label: text('delete'),
              icon: <NamedIcon name="trash" />,
              intent: 'danger',
              confirm: {
                title: text('delete.title', { partner }),
                text: `${text('delete.given', { given, partner })} ${text('delete.received', { received, partner })} ${text('delete.text')}`,
                confirmLabel: text('delete.confirm'),
              },
              run: () => end({ params: { id } }),
            },
          ]
        : []
  }, [intl, end])
}
