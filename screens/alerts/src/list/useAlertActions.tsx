import {
  selectionOfCall,
  useChange,
  useToaster,
  type Alert,
  type AlertSelection,
  type AlertSelectionResult,
  type BulkAction,
  type RowAction,
} from '@airshed/console-kit'
import { activateAlerts, deactivateAlerts, deleteAlerts } from '@airshed/console-kit/calls'
import { NamedIcon, useNavigation, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import type { AlertFilters } from './params.ts'

type Change = 'activate' | 'deactivate' | 'delete'

const DONE: Readonly<Record<Change, string>> = {
  activate: 'done.activated',
  deactivate: 'done.deactivated',
  delete: 'done.deleted',
}
const ICONS: Readonly<Record<Change, string>> = {
  activate: 'play',
  deactivate: 'pause',
  delete: 'trash',
}

export interface AlertActions {
  rowActions: (alert: Alert) => readonly RowAction[]
  bulkActions: readonly BulkAction<Alert>[]
}

/** Actions on alerts: on one from its menu, or on all selected ones. */
export function useAlertActions(intl: PluginIntl): AlertActions {
  const { organization, can } = useSession()
  const { go } = useNavigation()
  const toaster = useToaster()
  // The list shows errors and keeps the selection.
  const quiet = { isShown: () => false }
  const { mutateAsync: activate } = useChange(activateAlerts, quiet)
  const { mutateAsync: deactivate } = useChange(deactivateAlerts, quiet)
  const { mutateAsync: remove } = useChange(deleteAlerts, quiet)

  return useMemo(() => {
    const text = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values)
    const calls = { activate, deactivate, delete: remove }
    const showResult = (change: Change, { changed, refused }: AlertSelectionResult): void => {
      const done = text(DONE[change], { count: changed.length })
      toaster.show(
        refused.length === 0
          ? { message: done, intent: 'success' }
          : {
              message: text('done.refused', { done, count: refused.length }),
              intent: 'warning',
              durationMs: 0,
            },
      )
    }
    const run = async (change: Change, selection: AlertSelection): Promise<void> =>
      showResult(change, await calls[change]({ body: selection }))
    const looks = (change: Change) => ({
      id: change,
      label: text(`action.${change}`),
      icon: <NamedIcon name={ICONS[change]} />,
      ...(change === 'delete' ? ({ intent: 'danger' } as const) : {}),
    })

    const rowAction = (change: Change, { _id, name }: Alert): RowAction => ({
      ...looks(change),
      ...(change === 'delete'
        ? {
            confirm: {
              title: text('delete.title', { name }),
              text: text('delete.text'),
              confirmLabel: text('delete.confirm'),
            },
          }
        : {}),
      run: () => run(change, { ids: [_id] }),
    })
    const bulkAction = (change: Change): BulkAction<Alert> => ({
      ...looks(change),
      allows: ({ actions }) => actions.includes(change),
      whenRefused: 'hide',
      ...(change === 'delete'
        ? {
            confirm: (_, count) => ({
              title:
                typeof count === 'number'
                  ? text('delete.many.title', { count })
                  : text('delete.all.title'),
              text: text('delete.many.text'),
              confirmLabel: text('delete.many.confirm'),
            }),
          }
        : {}),
      run: (selection) =>
        run(change, selectionOfCall<AlertFilters>(selection, organization?.id ?? null)),
    })
    const changes = ['activate', 'deactivate', 'delete'] as const
    const pagesOf = ({
      _id,
      actions,
      template,
      organization_id: organizationId,
    }: Alert): readonly RowAction[] => [
      ...(actions.includes('monitor')
        ? [
            {
              id: 'monitor',
              label: text('action.monitor'),
              icon: <NamedIcon name="pulse" />,
              run: () => go({ to: 'alert-monitor', alertId: _id }),
            },
          ]
        : []),
      ...(actions.includes('modify')
        ? [
            {
              id: 'edit',
              label: text('action.edit'),
              icon: <NamedIcon name="edit" />,
              run: () => go(`alerts/${encodeURIComponent(_id)}`),
            },
          ]
        : []),
      ...(template !== undefined && can('manage_devices', organizationId)
        ? [
            {
              id: 'template',
              label: text('action.template'),
              icon: <NamedIcon name="layers" />,
              run: () => go(`alerts/templates/${encodeURIComponent(template['_id'])}`),
            },
          ]
        : []),
    ]
    return {
      rowActions: (alert) => [
        ...pagesOf(alert),
        ...changes
          .filter((change) => alert.actions.includes(change))
          .map((change) => rowAction(change, alert)),
      ],
      bulkActions: changes.map(bulkAction),
    }
  }, [intl, organization, can, go, toaster, activate, deactivate, remove])
}
