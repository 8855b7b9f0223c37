import { useChange, type ApiToken, type RowAction } from '@airshed/console-kit'
import { deleteToken } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** Actions on a token: managers of its organization may delete it. */
export function useTokenActions(intl: PluginIntl): (token: ApiToken) => readonly RowAction[] {
  const { can } = useSession()
  const { mutateAsync: remove } = useChange(deleteToken, {
    success: intl.formatMessage({ id: 'delete.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return ({ _id: id, name, ownerName: owner, organization_id: organizationId }) =>
      can('manage_organizations', organizationId)
        ? [
            {
              id: 'delete',
              label: text('delete'),
              icon: <NamedIcon name="trash" />,
              intent: 'danger',
              confirm: {
                title: text('delete.title', { name, owner }),
                text: text('delete.text'),
                confirmLabel: text('delete.confirm'),
              },
              run: () => remove({ params: { id } }),
            },
          ]
        : []
  }, [intl, can, remove])
}
