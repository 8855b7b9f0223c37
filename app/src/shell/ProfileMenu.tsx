import type { Theme, User } from '@airshed/schemas'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@airshed/ui'
import { FlashIcon, LogOutIcon, MoonIcon, UserIcon } from '@blueprintjs/icons'
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
      icon={<span className="app-initials">{user.initials}</span>}
      menu={
        <Menu>
          <MenuDivider title={user.email} />
          <MenuItem icon={<UserIcon />} text={text('app.profile.open')} onClick={onProfile} />
          <MenuItem
            icon={other === 'dark' ? <MoonIcon /> : <FlashIcon />}
            text={text(`app.profile.${other}`)}
            onClick={() => onTheme(other)}
          />
          <MenuDivider />
          <MenuItem icon={<LogOutIcon />} text={text('app.profile.signOut')} onClick={onSignOut} />
        </Menu>
      }
    />
  )
}
