import { organizationColumn, type ListColumn, type NotificationChannel } from '@airshed/console-kit'
import { CHANNEL_SERVICES } from '@airshed/console-kit/define'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { textOf } from '../edit/textOf.ts'

export interface ChannelColumnsOptions {
  intl: PluginIntl
  /** Organization id → its name, if channels of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: the service, whether it is in use, and by how many alerts. */
export function channelColumns({
  intl,
  organizations,
}: ChannelColumnsOptions): readonly ListColumn<NotificationChannel>[] {
  const text = textOf(intl)
  const organization = (channel: NotificationChannel): string =>
    organizations?.get(channel.organization_id) ?? channel.organization_id
  const state = ({ is_enabled: isEnabled }: NotificationChannel): string =>
    text(`channels.state.${isEnabled ? 'enabled' : 'paused'}`)
  return [
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 200,
      grow: 3,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'kind',
      header: text('channels.kind'),
      widthPx: 140,
      grow: 1,
      cell: ({ kind }) => CHANNEL_SERVICES[kind].name,
      value: ({ kind }) => CHANNEL_SERVICES[kind].name,
    },
    {
      id: 'state',
      header: text('column.status'),
      widthPx: 132,
      narrow: 'badge',
      cell: (channel) => (
        <StatusTag
          status={channel.is_enabled ? 'activated' : 'deactivated'}
          label={state(channel)}
        />
      ),
      value: state,
    },
    {
      id: 'language',
      header: text('channels.language'),
      widthPx: 120,
      narrow: 'hidden',
      cell: ({ language }) => text(`channels.language.${language}`),
      value: ({ language }) => text(`channels.language.${language}`),
    },
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    {
      id: 'alerts',
      header: text('channels.alerts'),
      widthPx: 120,
      cell: ({ alerts_count: count }) => text('channels.alerts.count', { count }),
      value: ({ alerts_count: count }) => count,
      valueKind: 'number',
    },
  ]
}
