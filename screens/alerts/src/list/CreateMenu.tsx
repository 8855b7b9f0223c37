import { Menu, MenuButton, MenuItem } from '@airshed/console-kit'
import { NamedIcon, useNavigation, type PluginIntl } from '@airshed/kit'

/** What can be made from the list of alerts. */
export function CreateMenu({ intl }: { intl: PluginIntl }) {
  const { go } = useNavigation()
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <MenuButton
      label={text('create')}
      text={text('create')}
      icon={<NamedIcon name="plus" />}
      menu={
        <Menu>
          <MenuItem text={text('create.alert')} onClick={() => go('alerts/create')} />
        </Menu>
      }
    />
  )
}
