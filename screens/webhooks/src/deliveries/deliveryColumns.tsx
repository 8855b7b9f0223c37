import type { ListColumn, WebhookDelivery } from '@airshed/console-kit'
import { RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { DELIVERY_LOOKS, outcomeText } from './deliveryText.ts'

export interface DeliveryColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

/** Columns of the deliveries, the state first. */
export function deliveryColumns({
  intl,
  nowMs,
}: DeliveryColumnsOptions): readonly ListColumn<WebhookDelivery>[] {
  const text = textOf(intl)
  const time = (at: number | null) =>
    at === null ? null : <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  return [
    {
      id: 'state',
      header: text('delivery.state'),
      widthPx: 132,
      narrow: 'badge',
      cell: ({ state }) => (
        <StatusTag status={DELIVERY_LOOKS[state]} label={text(`delivery.state.${state}`)} />
      ),
      value: ({ state }) => text(`delivery.state.${state}`),
    },
    {
      id: 'type',
      header: text('delivery.event'),
      widthPx: 200,
      grow: 2,
      isTitle: true,
      cell: ({ type, kind }) =>
        kind === 'redelivery'
          ? text('delivery.again', { event: eventName(type, text) })
          : eventName(type, text),
      value: ({ type }) => type,
    },
    {
      id: 'created',
      header: text('column.created'),
      widthPx: 130,
      isSortable: true,
      cell: ({ created_at: at }) => time(at),
      value: ({ created_at: at }) => at,
      valueKind: 'time',
    },
    {
      id: 'outcome',
      header: text('column.result'),
      widthPx: 150,
      grow: 1,
      cell: (delivery) => outcomeText(delivery, text),
      value: (delivery) => outcomeText(delivery, text),
    },
    {
      id: 'attempts',
      header: text('delivery.attempts'),
      widthPx: 96,
      align: 'end',
      narrow: 'hidden',
      cell: ({ attempts }) => intl.formatNumber(attempts),
      value: ({ attempts }) => attempts,
      valueKind: 'number',
    },
    {
      id: 'duration',
      header: text('delivery.duration'),
      widthPx: 110,
      align: 'end',
      narrow: 'hidden',
      cell: ({ duration_ms: ms }) =>
        ms === null ? null : text('delivery.ms', { ms: intl.formatNumber(ms) }),
      value: ({ duration_ms: ms }) => ms,
      valueKind: 'number',
    },
    {
      id: 'next',
      header: text('delivery.next'),
      widthPx: 130,
      narrow: 'hidden',
      cell: ({ next_attempt_at: at, attempts }) => (attempts === 0 ? null : time(at)),
      value: ({ next_attempt_at: at }) => at,
      valueKind: 'time',
    },
  ]
}

const KNOWN = [
  'measurements.stored',
  'device.status_changed',
  'alert.state_changed',
  'webhook.test',
]

/** An event type introduced by a newer server is shown by its wire name. */
const eventName = (type: string, text: ReturnType<typeof textOf>): string =>
  KNOWN.includes(type) ? text(`event.${type}`) : type
