import { Menu, MenuButton, MenuItem, useConfirmed, type ListedUser } from '@airshed/console-kit'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { addableRoles } from './addableRoles.ts'
import { roleName } from './roleText.ts'
import { useRoleChanges } from './useRoleChanges.ts'

export interface AddRoleProps {
  user: ListedUser
  intl: PluginIntl
}

/** Offers roles in organizations that a user does not belong to; nothing if the reader may assign none. */
export function AddRole({ user, intl }: AddRoleProps) {
  const { user: reader, organizations } = useSession()
  const { give, isBusy } = useRoleChanges(intl)
  const { start, dialog } = useConfirmed('user roles')
  const addable = addableRoles(user, reader, organizations)
  if (addable.length === 0) return null
  return (
    <>
      <MenuButton
        label={intl.formatMessage({ id: 'roles.add' })}
        icon={<NamedIcon name="add" />}
        text={intl.formatMessage({ id: 'roles.add' })}
        isDisabled={isBusy}
        menu={
          <Menu>
            {addable.flatMap(({ id, name: organization, roles }) =>
              roles.map((role) => (
                <MenuItem
                  key={`${id} ${role}`}
                  text={intl.formatMessage(
                    { id: 'role.at' },
                    { role: roleName(role, intl), organization },
                  )}
                  onClick={() => start({ run: () => give(user, id, role) })}
                />
              )),
            )}
          </Menu>
        }
      />
      {dialog}
    </>
  )
}
