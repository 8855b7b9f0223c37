import { Dialog, QueryView, useCall } from '@airshed/console-kit'
import { getUser } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import { AddRole } from './AddRole.tsx'
import { RoleRows } from './RoleRows.tsx'

const WIDTH_PX = 600

export interface RolesDialogProps {
  /** Id of the user, and their name for the title. */
  id: string
  name: string
  intl: PluginIntl
  onClose: () => void
}

/** All roles of a user, to be changed one by one. */
export function RolesDialog({ id, name, intl, onClose }: RolesDialogProps) {
  const query = useCall(getUser, { params: { id } })
  const text = (key: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: key }, values)
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('roles.title', { name })}
      onClose={onClose}
      actions={<Button intent="primary" text={text('roles.done')} onClick={onClose} />}
    >
      <QueryView query={query} errorTitle={text('details.error')} skeletonHeightPx={96}>
        {(user) => (
          <>
            <RoleRows user={user} intl={intl} />
            <AddRole user={user} intl={intl} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
