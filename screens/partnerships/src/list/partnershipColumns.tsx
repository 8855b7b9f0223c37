import {
  organizationColumn,
  timeColumn,
  type ListColumn,
  type Partnership,
} from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import './partnershipColumns.css'

export interface PartnershipColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
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
      cell: ({ org2_name: name, partner_is_deleted: isDeleted }) =>
        isDeleted ? (
          <span className="partnerships-partner">
            <span>{name}</span>
            <StatusTag status="deactivated" label={text('partner.deleted')} />
          </span>
        ) : (
          name
        ),
      value: ({ org2_name: name }) => name,
    },
    organizationColumn({
      header: text('column.organization'),
      nameOf: ({ org1_name: name }) => name,
      widthPx: 180,
      isSortable: true,
    }),
    count('given', ({ given_count: given }) => given),
    count('received', ({ received_count: received }) => received),
    timeColumn({
      id: 'created',
      header: text('column.created'),
      isSortable: true,
      at: ({ created_at: at }) => at,
      nowMs,
      timeZone: intl.timeZone,
    }),
  ]
}
