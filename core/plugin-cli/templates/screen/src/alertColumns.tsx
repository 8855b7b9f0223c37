import {
  PlaceLink,
  RelativeTime,
  StatusTag,
  type Alert,
  type Column,
  type PluginIntl,
} from '@airshed/kit'

/** State, name and last trigger time of an alert, relative to `nowMs` (ms UTC). */
export function alertColumns(nowMs: number, intl: PluginIntl): readonly Column<Alert>[] {
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  return [
    {
      id: 'state',
      header: head('state'),
      cell: ({ statusType }) => <StatusTag status={statusType} />,
    },
    {
      id: 'name',
      header: head('name'),
      isFlexible: true,
      cell: ({ _id: alertId, name }) => (
        <PlaceLink
          to={{ to: 'alert-monitor', alertId }}
          title={intl.formatMessage({ id: 'alert.monitor' }, { name })}
        >
          {name}
        </PlaceLink>
      ),
    },
    {
      id: 'raised',
      header: head('raised'),
      cell: ({ lastTriggeredTs }) => (
        <RelativeTime at={lastTriggeredTs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      ),
    },
  ]
}
