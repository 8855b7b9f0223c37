import {
  givesElsewhere,
  Menu,
  MenuButton,
  MenuItem,
  useConfirmed,
  type ListedUser,
  type UserRole,
} from '@airshed/console-kit'
import { Button, NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { roleName } from './roleText.ts'
import { useRoleChanges } from './useRoleChanges.ts'
import './roles.css'

export interface RoleRowsProps {
  user: ListedUser
  intl: PluginIntl
}

/** The roles of a user in each organization, their permissions, and the changes that the reader may make. */
export function RoleRows({ user, intl }: RoleRowsProps) {
  const { user: reader } = useSession()
  const changes = useRoleChanges(intl)
  const { start, dialog } = useConfirmed('user roles')
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const changeMenu = (held: UserRole) => (
    <MenuButton
      label={text('roles.change.of', { organization: held.organization_name })}
      icon={<NamedIcon name="switch" />}
      text={text('roles.change')}
      isDisabled={changes.isBusy}
      menu={
        <Menu>
          {held.may_become.map((role) => (
            <MenuItem
              key={role}
              text={roleName(role, intl)}
              onClick={() => start(changes.giving(user, held, role))}
            />
          ))}
        </Menu>
      }
    />
  )
  if (user.roles.length === 0) return <p className="air-muted">{text('roles.none')}</p>
  return (
    <>
      <ul className="users-roles">
        {user.roles.map((held) => (
          <li key={held.organization_id}>
            <div>
              <strong>
                {text('role.at', {
                  role: roleName(held.role, intl),
                  organization: held.organization_name,
                })}
              </strong>
              <p className="air-muted">{text(`role.may.${held.role ?? 'none'}`)}</p>
              {givesElsewhere(reader, held.organization_id) ? (
                <p className="air-muted">{text('roles.elsewhere')}</p>
              ) : null}
            </div>
            <div className="users-role-actions">
              {held.may_become.length === 0 ? null : changeMenu(held)}
              {held.actions.includes('remove') ? (
                <Button
                  variant="minimal"
                  intent="danger"
                  icon={<NamedIcon name="trash" />}
                  text={text('roles.remove')}
                  aria-label={text('roles.remove.of', { organization: held.organization_name })}
                  disabled={changes.isBusy}
                  onClick={() => start(changes.taking(user, held))}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
