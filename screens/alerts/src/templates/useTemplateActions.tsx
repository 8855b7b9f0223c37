import { useChange, type AlertTemplate, type RowAction } from '@airshed/console-kit'
import {
  activateAlertTemplate,
  deactivateAlertTemplate,
  deleteAlertTemplate,
} from '@airshed/console-kit/calls'
import { NamedIcon, useNavigation, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../edit/textOf.ts'

/** The actions in the menu of a template. */
export function useTemplateActions(
  intl: PluginIntl,
): (template: AlertTemplate) => readonly RowAction[] {
  const { go } = useNavigation()
  // The list shows errors.
  const done = (id: string) => ({
    isShown: () => false,
    success: intl.formatMessage({ id }),
  })
  const { mutateAsync: remove } = useChange(deleteAlertTemplate, done('templates.deleted'))
  const { mutateAsync: activate } = useChange(activateAlertTemplate, done('templates.activated'))
  const { mutateAsync: deactivate } = useChange(
    deactivateAlertTemplate,
    done('templates.deactivated'),
  )
  return useMemo(() => {
    const text = textOf(intl)
    return (template) => {
      const { _id: id, name, actions, alerts } = template
      const params = { id }
      const all: readonly (RowAction | false)[] = [
        {
          id: 'alerts',
          label: text('templates.showAlerts'),
          icon: <NamedIcon name="notifications" />,
          run: () => go(`alerts?search=${encodeURIComponent(name)}`),
        },
        actions.includes('modify') && {
          id: 'edit',
          label: text('action.edit'),
          icon: <NamedIcon name="edit" />,
          run: () => go(`alerts/templates/${encodeURIComponent(id)}`),
        },
        actions.includes('activate') && {
          id: 'activate',
          label: text('action.activate'),
          icon: <NamedIcon name="play" />,
          run: () => activate({ params }),
        },
        actions.includes('deactivate') && {
          id: 'deactivate',
          label: text('action.deactivate'),
          icon: <NamedIcon name="pause" />,
          run: () => deactivate({ params }),
        },
        actions.includes('delete') && {
          id: 'delete',
          label: text('action.delete'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('templates.delete.title', { name }),
            text: text('templates.delete.text', { count: alerts.total }),
            confirmLabel: text('templates.delete.confirm'),
          },
          run: () => remove({ params }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, go, activate, deactivate, remove])
}
