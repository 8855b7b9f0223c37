import { useAirshed } from '@airshed/kit/provider'
import type { Dashboard } from '@airshed/schemas'
import { ConfirmDialog, Menu, MenuButton, MenuDivider, MenuItem } from '@airshed/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useCloneDashboard, useDeleteDashboard } from '../hooks/dashboardMutations.ts'
import { menuRights } from './menuRights.ts'
import { targetsOf } from './targetsOf.ts'
import { saveDashboardFile } from './saveDashboardFile.ts'
import { useDashboardIntl } from './useDashboardIntl.ts'

/** The form engine is loaded when a form is opened. */
const EditDashboardDialog = lazy(() => import('./EditDashboardDialog.tsx'))
const ShareDashboardDialog = lazy(() => import('./ShareDashboardDialog.tsx'))

export interface DashboardMenuProps {
  dashboard: Dashboard
  /** Called after deletion, even if the menu was unmounted with the dashboard. */
  onDeleted?: () => void
  /** Called with the copy, to navigate to it. */
  onCloned?: (copy: Dashboard) => void
  /** `<MenuItem>`s of the screen itself, above the common ones. */
  items?: ReactNode
}

/** The actions on a whole dashboard; nothing for users who may neither read nor manage reports. */
export function DashboardMenu({ dashboard, onDeleted, onCloned, items }: DashboardMenuProps) {
  const { id, name } = dashboard
  const { user, organizations, locked } = useAirshed().session
  const intl = useDashboardIntl()
  const clone = useCloneDashboard()
  const remove = useDeleteDashboard()
  const [open, setOpen] = useState<'edit' | 'share' | 'delete' | null>(null)
  const isLocked = locked?.organizations.has(dashboard.organization_id)
  const rights = menuRights(user.permissions, dashboard, isLocked)
  if (!rights.canOpenMenu) return null
  // Without another organization, the form could not be finished.
  const canShare =
    rights.canShare && targetsOf(dashboard, organizations, user.permissions).length > 0

  const text = (key: string): string => intl.formatMessage({ id: key }, { name })
  const close = (): void => setOpen(null)
  // The promises finish even if the card is removed with its dashboard; they report failures
  // themselves.
  const duplicate = (): void => {
    clone.mutateAsync({ id }).then(onCloned, () => undefined)
  }
  const deleteIt = (): void => {
    remove
      .mutateAsync({ id })
      .then(close)
      .then(onDeleted, () => undefined)
  }
  const menu = (
    <Menu>
      {dashboard.is_provisioned ? <MenuDivider title={text('menu.readOnly')} /> : null}
      {items}
      {items === undefined ? null : <MenuDivider />}
      {rights.canEdit ? (
        <MenuItem text={text('menu.edit')} onClick={() => setOpen('edit')} />
      ) : null}
      {rights.canDuplicate ? (
        <MenuItem text={text('menu.duplicate')} disabled={clone.isPending} onClick={duplicate} />
      ) : null}
      {canShare ? <MenuItem text={text('menu.share')} onClick={() => setOpen('share')} /> : null}
      <MenuItem text={text('menu.export')} onClick={() => saveDashboardFile(dashboard)} />
      {rights.canDelete ? (
        <>
          <MenuDivider />
          <MenuItem intent="danger" text={text('menu.delete')} onClick={() => setOpen('delete')} />
        </>
      ) : null}
    </Menu>
  )
  return (
    <>
      <MenuButton label={text('menu')} menu={menu} />
      <Suspense fallback={null}>
        {open === 'edit' ? (
          <EditDashboardDialog dashboard={dashboard} intl={intl} onClose={close} />
        ) : null}
        {open === 'share' ? (
          <ShareDashboardDialog dashboard={dashboard} intl={intl} onClose={close} />
        ) : null}
      </Suspense>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={text('delete.title')}
        confirmLabel={text('menu.delete')}
        isBusy={remove.isPending}
        onConfirm={deleteIt}
        onCancel={close}
      >
        {text('delete.text')}
      </ConfirmDialog>
    </>
  )
}
