import {
  organizationColumn,
  timeColumn,
  type ApiToken,
  type ListColumn,
} from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { TokenEnd } from './TokenEnd.tsx'

export interface TokenColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if tokens of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: the purpose of a token, its permissions, its use and its expiry. */
export function tokenColumns(options: TokenColumnsOptions): readonly ListColumn<ApiToken>[] {
  const { intl, nowMs, organizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const organization = (token: ApiToken): string =>
    organizations?.get(token.organization_id) ?? token.organization_id
  const allowed = ({ permissions, capabilities }: ApiToken): string =>
    intl.formatList([...permissions, ...capabilities].map((name) => text(`allowed.${name}`)))
  const devices = ({ device_scope: ids }: ApiToken): string =>
    ids === null
      ? text('devices.all')
      : intl.formatMessage({ id: 'devices.some' }, { count: ids.length })
  const clock = { nowMs, timeZone: intl.timeZone }
  return [
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 160,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'expires',
      header: text('column.expires'),
      widthPx: 130,
      isSortable: true,
      narrow: 'badge',
      cell: (token) => <TokenEnd token={token} intl={intl} nowMs={nowMs} />,
      value: ({ expires_at: at }) => at,
      valueKind: 'time',
    },
    {
      id: 'external_id',
      header: text('column.externalId'),
      widthPx: 120,
      narrow: 'hidden',
      cell: ({ external_id: id }) => <code>{id}</code>,
      value: ({ external_id: id }) => id,
    },
    {
      id: 'owner',
      header: text('column.owner'),
      widthPx: 130,
      grow: 1,
      isLeftOutWhenNarrow: true,
      cell: ({ ownerName }) => ownerName,
      value: ({ ownerName }) => ownerName,
    },
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    {
      id: 'allowed',
      header: text('column.allowed'),
      widthPx: 150,
      grow: 2,
      cell: allowed,
      value: allowed,
    },
    {
      id: 'devices',
      header: text('column.devices'),
      widthPx: 110,
      narrow: 'hidden',
      cell: devices,
      value: devices,
    },
    {
      id: 'requests',
      header: text('column.requests'),
      widthPx: 96,
      align: 'end',
      isSortable: true,
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      cell: ({ requests_number: count }) => intl.formatNumber(count),
      value: ({ requests_number: count }) => count,
      valueKind: 'number',
    },
    timeColumn({
      ...clock,
      id: 'last_used',
      widthPx: 110,
      header: text('column.lastUsed'),
      isSortable: true,
      narrow: 'labelled',
      at: ({ last_used_at: at }) => at,
    }),
    timeColumn({
      ...clock,
      id: 'created',
      widthPx: 110,
      header: text('column.created'),
      isSortable: true,
      narrow: 'hidden',
      isLeftOutWhenNarrow: false,
      at: ({ created_at: at }) => at,
    }),
  ]
}
