import {
  organizationColumn,
  timeColumn,
  type IngestKey,
  type ListColumn,
} from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = { active: 'completed', ending: 'idle', ended: 'failed' } as const

export interface KeyColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if keys of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: whether a key is valid, its purpose, and whether anything still sends with it. */
export function keyColumns(options: KeyColumnsOptions): readonly ListColumn<IngestKey>[] {
  const { intl, nowMs, organizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const stateWord = ({ state, revoked_at: revokedAt }: IngestKey): string =>
    text(state === 'ended' && revokedAt === null ? 'state.replaced' : `state.${state}`)
  const organization = (key: IngestKey): string =>
    organizations?.get(key.organization_id) ?? key.organization_id
  const creator = ({ created_by_name: name }: IngestKey): string => name ?? text('creator.none')
  const clock = { nowMs, timeZone: intl.timeZone }
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: (key) => <StatusTag status={LOOKS[key.state]} label={stateWord(key)} />,
      value: stateWord,
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 180,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    timeColumn({
      ...clock,
      id: 'last_used',
      widthPx: 118,
      header: text('column.lastUsed'),
      at: ({ last_used_at: at }) => at,
      isSortable: true,
      narrow: 'labelled',
    }),
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    {
      id: 'created_by',
      header: text('column.createdBy'),
      widthPx: 150,
      grow: 1,
      narrow: 'hidden',
      cell: creator,
      value: creator,
    },
    timeColumn({
      ...clock,
      id: 'created',
      widthPx: 118,
      header: text('column.created'),
      at: ({ created_at: at }) => at,
      isSortable: true,
      narrow: 'hidden',
    }),
    timeColumn({
      ...clock,
      id: 'ends',
      widthPx: 118,
      header: text('column.ends'),
      at: ({ revoked_at: revokedAt, expires_at: at }) => revokedAt ?? at,
      none: <span className="air-muted">{text('end.none')}</span>,
      narrow: 'hidden',
    }),
  ]
}
