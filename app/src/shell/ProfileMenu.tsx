import { Portrait } from '@airshed/console-kit'
import type { Theme, User } from '@airshed/schemas'
import { Menu, MenuButton, MenuDivider, MenuItem, NamedIcon } from '@airshed/ui'
import { MoonIcon } from '@blueprintjs/icons'
import { useAppText } from '../messages/appMessages.ts'

export interface ProfileMenuProps {
  user: User
  theme: Theme
  onProfile: () => void
  onTheme: (theme: Theme) => void
  onSignOut: () => void
}

/** The signed-in user: profile, theme, sign out. */
export function ProfileMenu({ user, theme, onProfile, onTheme, onSignOut }: ProfileMenuProps) {
  const text = useAppText()
  const other = theme === 'light' ? 'dark' : 'light'
  return (
    <MenuButton
      label={`${user.initials}, ${text('app.profile')}: ${user.fullName}`}
      icon={<Portrait picture={user.picture} initials={user.initials} />}
      menu={
        <Menu>
          <MenuDivider title={user.email} />
          <MenuItem
            icon={<NamedIcon name="person" />}
            text={text('app.profile.open')}
            onClick={onProfile}
          />
          <MenuItem
            icon={other === 'dark' ? <MoonIcon /> : <NamedIcon name="contrast" />}
            text={text(`app.profile.${other}`)}
            onClick={() => onTheme(other)}
          />
          <MenuDivider />
          <MenuItem
            icon={<NamedIcon name="log-out" />}
            text={text('app.profile.signOut')}
            onClick={onSignOut}
          />
        </Menu>
      }
    />
  )
}
