import { organizationColumn, timeColumn, type ListColumn, type Mail } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { templateText } from '../rules/templateText.ts'

const LOOKS = {
  waiting: 'idle',
  sent: 'completed',
  kept: 'not_run',
  failed: 'failed',
} as const

export interface OutboxColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** The name of an organization, if messages of several are shown; otherwise null. */
  organizationName: ((id: string | null) => string) | null
}

/** Columns of the list, the state first. */
export function outboxColumns(options: OutboxColumnsOptions): readonly ListColumn<Mail>[] {
  const { intl, nowMs, organizationName } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const clock = { nowMs, timeZone: intl.timeZone }
  return [
    {
      id: 'state',
      header: text('column.state'),
      widthPx: 124,
      narrow: 'badge',
      cell: ({ state, reason }) => (
        <span title={state === 'sent' ? undefined : (reason ?? undefined)}>
          <StatusTag status={LOOKS[state]} label={text(`state.${state}`)} />
        </span>
      ),
      value: ({ state }) => text(`state.${state}`),
    },
    timeColumn({
      ...clock,
      id: 'created',
      header: text('column.created'),
      widthPx: 120,
      isSortable: true,
      at: ({ created_at: at }) => at,
    }),
    {
      id: 'subject',
      header: text('column.subject'),
      widthPx: 240,
      grow: 3,
      isTitle: true,
      cell: ({ subject }) => subject,
      value: ({ subject }) => subject,
    },
    {
      id: 'recipient',
      header: text('column.recipient'),
      widthPx: 200,
      grow: 2,
      cell: ({ recipient }) => recipient,
      value: ({ recipient }) => recipient,
    },
    {
      id: 'kind',
      header: text('column.kind'),
      widthPx: 160,
      narrow: 'hidden',
      cell: ({ template }) => templateText(template, intl),
      value: ({ template }) => templateText(template, intl),
    },
    ...(organizationName === null
      ? []
      : [
          organizationColumn<Mail>({
            header: text('column.organization'),
            nameOf: ({ organization_id: id }) => organizationName(id),
            grow: 0,
            narrow: 'hidden',
          }),
        ]),
    {
      id: 'attempts',
      header: text('column.attempts'),
      widthPx: 96,
      align: 'end',
      narrow: 'hidden',
      cell: ({ attempts }) => intl.formatNumber(attempts),
      value: ({ attempts }) => attempts,
      valueKind: 'number',
    },
    {
      id: 'reason',
      header: text('column.reason'),
      widthPx: 200,
      grow: 1,
      narrow: 'hidden',
      // The reason of a failed attempt is irrelevant once the message was sent.
      cell: ({ state, reason }) => (state === 'sent' ? null : reason),
      value: ({ state, reason }) => (state === 'sent' ? null : reason),
    },
    timeColumn({
      ...clock,
      id: 'sent',
      header: text('column.sent'),
      widthPx: 120,
      isHiddenAtFirst: true,
      narrow: 'hidden',
      at: ({ sent_at: at }) => at,
      none: null,
    }),
  ]
}
