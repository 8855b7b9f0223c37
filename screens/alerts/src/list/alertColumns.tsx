import { organizationColumn, timeColumn, type Alert, type ListColumn } from '@airshed/console-kit'
import { LevelTag, PlaceLink, StatusTag, type PluginIntl } from '@airshed/kit'

export interface AlertColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if alerts of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
  /** Whether the reader may open templates of an organization. */
  canManage: (organizationId: string) => boolean
}

/** Columns of the list, the state first. */
export function alertColumns(options: AlertColumnsOptions): readonly ListColumn<Alert>[] {
  const { intl, nowMs, organizations, canManage } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const organization = (alert: Alert): string =>
    organizations?.get(alert.organization_id) ?? alert.organization_id
  return [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 132,
      isSortable: true,
      narrow: 'badge',
      cell: ({ statusType }) => (
        <StatusTag status={statusType} label={text(`state.${statusType}`)} />
      ),
      value: ({ statusType }) => text(`state.${statusType}`),
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 200,
      isTitle: true,
      isSortable: true,
      fitsText: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'template',
      header: text('details.template'),
      widthPx: 150,
      isHiddenWhileEmpty: true,
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      cell: ({ template, organization_id: organizationId }) =>
        template === undefined ? null : canManage(organizationId) ? (
          <PlaceLink to={`alerts/templates/${encodeURIComponent(template['_id'])}`}>
            {template.name}
          </PlaceLink>
        ) : (
          template.name
        ),
      value: ({ template }) => template?.name ?? '',
    },
    {
      id: 'message',
      header: text('column.message'),
      widthPx: 160,
      grow: 3,
      isHiddenWhileEmpty: true,
      isLeftOutWhenNarrow: true,
      narrow: 'hidden',
      cell: ({ description }) => description,
      value: ({ description }) => description,
    },
    {
      id: 'level',
      header: text('column.level'),
      widthPx: 124,
      cell: ({ notification_level: level }) => <LevelTag level={level} />,
      value: (alert) => text(`level.${alert.notification_level}`),
    },
    {
      id: 'devices',
      header: text('column.devices'),
      widthPx: 104,
      align: 'end',
      narrow: 'hidden',
      cell: ({ nodes }) => intl.formatNumber(nodes.length),
      value: ({ nodes }) => nodes.length,
      valueKind: 'number',
    },
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    timeColumn({
      id: 'triggered',
      header: text('column.triggered'),
      widthPx: 140,
      isSortable: true,
      at: ({ lastTriggeredTs }) => lastTriggeredTs,
      nowMs,
      timeZone: intl.timeZone,
    }),
  ]
}
