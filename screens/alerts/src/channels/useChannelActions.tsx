import {
  useAirshed,
  useChange,
  useToaster,
  type NotificationChannel,
  type RowAction,
} from '@airshed/console-kit'
import {
  deleteNotificationChannel,
  renewChannelSecret,
  testNotificationChannel,
} from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../edit/textOf.ts'
import { testText } from './testText.ts'

export interface ChannelActionsOptions {
  intl: PluginIntl
  onEdit: (channel: NotificationChannel) => void
  /** A signing secret was generated. */
  onSecret: (secret: string) => void
}

/** The actions in the menu of a channel. */
export function useChannelActions(
  options: ChannelActionsOptions,
): (channel: NotificationChannel) => readonly RowAction[] {
  const { intl, onEdit, onSecret } = options
  const { api } = useAirshed()
  const toaster = useToaster()
  // The list shows errors.
  const quiet = { isShown: () => false }
  const { mutateAsync: remove } = useChange(deleteNotificationChannel, {
    ...quiet,
    success: intl.formatMessage({ id: 'channels.deleted' }),
  })
  const { mutateAsync: renew } = useChange(renewChannelSecret, quiet)
  return useMemo(() => {
    const text = textOf(intl)
    const test = async (channel: NotificationChannel): Promise<void> => {
      const { _id: id, organization_id, kind, language, timezone } = channel
      const result = await api.call(testNotificationChannel, {
        body: { organization_id, channel_id: id, kind, language, timezone, settings: {} },
      })
      const said = result.answer === '' ? '' : ` ${result.answer}`
      toaster.show({
        message: `${channel.name}: ${testText(result, text)}${said}`,
        intent: result.ok ? 'success' : 'danger',
        ...(result.ok ? {} : { durationMs: 0 }),
      })
    }
    return (channel) => {
      const { _id: id, name, actions, alerts_count: count, settings } = channel
      const all: readonly (RowAction | false)[] = [
        actions.includes('modify') && {
          id: 'edit',
          label: text('action.edit'),
          icon: <NamedIcon name="edit" />,
          run: () => onEdit(channel),
        },
        actions.includes('test') && {
          id: 'test',
          label: text('channels.test.send'),
          icon: <NamedIcon name="pulse" />,
          run: () => test(channel),
        },
        actions.includes('modify') &&
          settings?.secrets.includes('signing_secret') === true && {
            id: 'renew',
            label: text('channels.renew'),
            icon: <NamedIcon name="key" />,
            confirm: {
              title: text('channels.renew.title', { name }),
              text: text('channels.renew.text'),
              confirmLabel: text('channels.renew'),
            },
            run: async () => {
              const { signing_secret: secret } = await renew({ params: { id } })
              if (secret !== null) onSecret(secret)
            },
          },
        actions.includes('delete') && {
          id: 'delete',
          label: text('action.delete'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('channels.delete.title', { name }),
            text: text('channels.delete.text', { count }),
            confirmLabel: text('channels.delete.confirm'),
          },
          run: () => remove({ params: { id } }),
        },
      ]
      return all.filter((action) => action !== false)
    }
  }, [intl, api, toaster, onEdit, onSecret, remove, renew])
}
