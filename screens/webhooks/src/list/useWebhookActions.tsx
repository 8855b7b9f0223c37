import { useChange, type RowAction, type Webhook } from '@airshed/console-kit'
import { deleteWebhook, rollWebhookSecret } from '@airshed/console-kit/calls'
import { NamedIcon, useNavigation, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../textOf.ts'

export interface WebhookActionsOptions {
  intl: PluginIntl
  onEdit: (webhook: Webhook) => void
  onTest: (webhook: Webhook) => void
  /** A signing secret was generated: it cannot be read again. */
  onSecret: (secret: string) => void
}

/** The actions in the menu of a webhook. */
export function useWebhookActions(
  options: WebhookActionsOptions,
): (webhook: Webhook) => readonly RowAction[] {
  const { intl, onEdit, onTest, onSecret } = options
  const { go } = useNavigation()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: remove } = useChange(deleteWebhook, {
    ...quiet,
    success: intl.formatMessage({ id: 'delete.done' }),
  })
  const { mutateAsync: roll } = useChange(rollWebhookSecret, quiet)
  return useMemo(() => {
    const text = textOf(intl)
    return (webhook) => {
      const { _id: id, url, actions } = webhook
      const all: readonly (RowAction | false)[] = [
        {
          id: 'deliveries',
          label: text('deliveries.open'),
          icon: <NamedIcon name="history" />,
          run: () => go(`webhooks/${encodeURIComponent(id)}`),
        },
        actions.includes('modify') && {
          id: 'edit',
          label: text('edit'),
          icon: <NamedIcon name="edit" />,
          run: () => onEdit(webhook),
        },
        actions.includes('test') && {
          id: 'test',
          label: text('test'),
          icon: <NamedIcon name="pulse" />,
          run: () => onTest(webhook),
        },
        actions.includes('roll') && {
          id: 'roll',
          label: text('roll'),
          icon: <NamedIcon name="key" />,
          confirm: {
            title: text('roll.title', { url }),
            text: text('roll.text'),
            confirmLabel: text('roll.confirm'),
            intent: 'primary',
          },
          run: async () => onSecret((await roll({ params: { id } })).secret),
        },
        actions.includes('delete') && {
          id: 'delete',
          label: text('delete'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('delete.title', { url }),
            text: text('delete.text'),
            confirmLabel: text('delete.confirm'),
          },
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, go, onEdit, onTest, onSecret, remove, roll])
}
