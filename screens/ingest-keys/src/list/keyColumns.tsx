import type { IngestKey, ListColumn } from '@airshed/console-kit'
import { RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'

const LOOKS = { active: 'completed', ending: 'idle', ended: 'failed' } as const

export interface KeyColumnsOptions {
  intl: PluginIntl
  /** The present, ms UTC. */
  nowMs: number
  /** Organization id → its name, where keys of several are shown; null where all are of one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: whether a key works, what for, and whether anything still sends with it. */
export function keyColumns(options: KeyColumnsOptions): readonly ListColumn<IngestKey>[] {
  const { intl, nowMs, organizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const stateWord = ({ state, revoked_at: revokedAt }: IngestKey): string =>
    text(state === 'ended' && revokedAt === null ? 'state.replaced' : `state.${state}`)
  const organization = (key: IngestKey): string =>
    organizations?.get(key.organization_id) ?? key.organization_id
  const creator = ({ created_by_name: name }: IngestKey): string => name ?? text('creator.none')
  const time = (at: number | null) => (
    <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  )
  const endOf = ({ revoked_at: revokedAt, expires_at: at }: IngestKey) => revokedAt ?? at
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
      widthPx: 200,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'last_used',
      header: text('column.lastUsed'),
      widthPx: 140,
      isSortable: true,
      cell: ({ last_used_at: at }) => time(at),
      value: ({ last_used_at: at }) => at,
      valueKind: 'time',
    },
    ...(organizations === null
      ? []
      : [
          {
            id: 'organization',
            header: text('column.organization'),
            widthPx: 160,
            grow: 1,
            cell: organization,
            value: organization,
          } satisfies ListColumn<IngestKey>,
        ]),
    {
      id: 'created_by',
      header: text('column.createdBy'),
      widthPx: 150,
      grow: 1,
      narrow: 'hidden',
      cell: creator,
      value: creator,
    },
    {
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ created_at: at }) => time(at),
      value: ({ created_at: at }) => at,
      valueKind: 'time',
    },
    {
      id: 'ends',
      header: text('column.ends'),
      narrow: 'hidden',
      cell: (key) => {
        const at = endOf(key)
        return at === null ? <span className="air-muted">{text('end.none')}</span> : time(at)
      },
      value: endOf,
      valueKind: 'time',
    },
  ]
}
