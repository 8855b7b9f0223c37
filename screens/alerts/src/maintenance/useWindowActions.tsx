import { useAirshed, useChange, type MaintenanceWindow, type RowAction } from '@airshed/console-kit'
import { deleteMaintenanceWindow, updateMaintenanceWindow } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../edit/textOf.ts'
import { stateOf } from './maintenanceColumns.tsx'

export interface WindowActionsOptions {
  intl: PluginIntl
  /** ms UTC. */
  nowMs: number
  onEdit: (window: MaintenanceWindow) => void
}

/** The actions in the menu of a maintenance window. */
export function useWindowActions({
  intl,
  nowMs,
  onEdit,
}: WindowActionsOptions): (window: MaintenanceWindow) => readonly RowAction[] {
  const { clock } = useAirshed()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: remove } = useChange(deleteMaintenanceWindow, {
    ...quiet,
    success: intl.formatMessage({ id: 'maintenance.deleted' }),
  })
  const { mutateAsync: update } = useChange(updateMaintenanceWindow, {
    ...quiet,
    success: intl.formatMessage({ id: 'maintenance.ended' }),
  })
  return useMemo(() => {
    const text = textOf(intl)
    return (window) => {
      const { _id: id, name, actions } = window
      const isCurrent = stateOf(window, nowMs) === 'current'
      const all: readonly (RowAction | false)[] = [
        actions.includes('modify') && {
          id: 'edit',
          label: text('action.edit'),
          icon: <NamedIcon name="edit" />,
          run: () => onEdit(window),
        },
        actions.includes('modify') &&
          isCurrent && {
            id: 'end',
            label: text('maintenance.end'),
            icon: <NamedIcon name="endorsed" />,
            confirm: {
              title: text('maintenance.end.title', { name }),
              text: text('maintenance.end.text'),
              confirmLabel: text('maintenance.end'),
            },
            run: () => update(endedAt(window, clock.now())),
          },
        actions.includes('delete') && {
          id: 'delete',
          label: text('action.delete'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('maintenance.delete.title', { name }),
            text: text(isCurrent ? 'maintenance.delete.current' : 'maintenance.delete.text'),
            confirmLabel: text('maintenance.delete.confirm'),
          },
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, nowMs, clock, onEdit, remove, update])
}

/** The change that ends a window at a time. With a slow clock, it still does not end before it began. */
function endedAt(window: MaintenanceWindow, nowMs: number) {
  const { _id: id, name, starts_at, covers, version } = window
  const ends_at = Math.max(nowMs, starts_at + 1)
  return { params: { id }, body: { name, starts_at, ends_at, covers, version } }
}
