import { useChange, type ListedUser, type RowAction } from '@airshed/console-kit'
import { activateUser, deactivateUser } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { addableRoles } from '../roles/addableRoles.ts'
import { withKeys } from '../roles/keysText.ts'
import { shownRoles } from '../roles/roleText.ts'
import { useRoleChanges } from '../roles/useRoleChanges.ts'

/**
 * Actions on a user, as far as the server permits them to the reader.
 *
 * @param organizationId of the list; null: of all organizations
 * @param onRoles opens the roles of a user
 */
export function useUserActions(
  intl: PluginIntl,
  organizationId: string | null,
  onRoles: (user: ListedUser) => void,
): (user: ListedUser) => readonly RowAction[] {
  const { user: reader, organizations } = useSession()
  const { taking } = useRoleChanges(intl)
  const account = useAccountActions(intl)
  return (user) => {
    const isChangeable = user.roles.some(
      ({ may_become: becomes, actions }) => becomes.length + actions.length > 0,
    )
    const [only, ...others] = shownRoles(user, organizationId)
    return [
      ...(isChangeable || addableRoles(user, reader, organizations).length > 0
        ? [
            {
              id: 'roles',
              label: intl.formatMessage({ id: 'roles.manage' }),
              icon: <NamedIcon name="switch" />,
              run: () => onRoles(user),
            },
          ]
        : []),
      ...(only?.actions.includes('remove') === true && others.length === 0
        ? [
            {
              id: 'remove',
              label: intl.formatMessage({ id: 'roles.remove' }),
              icon: <NamedIcon name="trash" />,
              intent: 'danger' as const,
              ...taking(user, only),
            },
          ]
        : []),
      ...account(user),
    ]
  }
}

/** Deactivates and activates accounts, after confirmation. */
export function useAccountActions(intl: PluginIntl): (user: ListedUser) => readonly RowAction[] {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  // The list and the page show errors.
  const isShown = () => false
  const deactivate = useChange(deactivateUser, { isShown, success: text('deactivate.done') })
  const activate = useChange(activateUser, { isShown, success: text('activate.done') })
  return ({ id, name, actions, roles }) =>
    actions.map((action) => ({
      id: action,
      label: text(action),
      icon: <NamedIcon name={action === 'deactivate' ? 'disable' : 'tick-circle'} />,
      ...(action === 'deactivate' ? { intent: 'danger' as const } : {}),
      confirm: {
        title: text(`${action}.title`, { name }),
        text: withKeys(text(`${action}.text`), action === 'deactivate' ? roles : [], intl),
        confirmLabel: text(action),
        intent: action === 'deactivate' ? ('danger' as const) : ('primary' as const),
      },
      run: () => (action === 'deactivate' ? deactivate : activate).mutateAsync({ params: { id } }),
    }))
}
