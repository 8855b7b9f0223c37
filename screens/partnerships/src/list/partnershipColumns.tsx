import type { ListColumn, Partnership } from '@airshed/console-kit'
import { RelativeTime, type PluginIntl } from '@airshed/kit'

export interface PartnershipColumnsOptions {
  intl: PluginIntl
  /** The present, ms UTC. */
  nowMs: number
}

/** Columns of the list: who the partners are, and how much they share. */
export function partnershipColumns({
  intl,
  nowMs,
}: PartnershipColumnsOptions): readonly ListColumn<Partnership>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const count = (id: string, value: (row: Partnership) => number): ListColumn<Partnership> => ({
    id,
    header: text(`column.${id}`),
    widthPx: 130,
    align: 'end',
    narrow: 'hidden',
    cell: (row) => intl.formatNumber(value(row)),
    value,
    valueKind: 'number',
  })
  return [
    {
      id: 'partner',
      header: text('column.partner'),
      widthPx: 200,
      grow: 2,
      isTitle: true,
      isSortable: true,
      cell: ({ org2_name: name }) => name,
      value: ({ org2_name: name }) => name,
    },
    {
      id: 'organization',
      header: text('column.organization'),
      widthPx: 180,
      grow: 1,
      isSortable: true,
      cell: ({ org1_name: name }) => name,
      value: ({ org1_name: name }) => name,
    },
    count('given', ({ given_count: given }) => given),
    count('received', ({ received_count: received }) => received),
    {
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      cell: ({ created_at: at }) => (
        <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      ),
      value: ({ created_at: at }) => at,
      valueKind: 'time',
    },
  ]
}
