import { Menu, MenuButton, MenuItem } from '@airshed/console-kit'
import { NamedIcon, useNavigation, type PluginIntl } from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'

const GroupAlertDialog = lazy(async () => {
  const { GroupAlertDialog: dialog } = await import('../edit/group/GroupAlertDialog.tsx')
  return { default: dialog }
})

/** The kinds of alerts that can be created from the list. */
export function CreateMenu({ intl }: { intl: PluginIntl }) {
  const { go } = useNavigation()
  const [isGroupAsked, setGroupAsked] = useState(false)
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <>
      <MenuButton
        label={text('create')}
        text={text('create')}
        isPrimary
        icon={<NamedIcon name="plus" />}
        menu={
          <Menu>
            <MenuItem text={text('create.alert')} onClick={() => go('alerts/create')} />
            <MenuItem
              text={text('create.template')}
              onClick={() => go('alerts/templates/create')}
            />
            <MenuItem text={text('create.group')} onClick={() => setGroupAsked(true)} />
          </Menu>
        }
      />
      {isGroupAsked ? (
        <Suspense fallback={null}>
          <GroupAlertDialog intl={intl} onClose={() => setGroupAsked(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
