import { Callout, FactList, type Fact, type Webhook } from '@airshed/console-kit'
import { PlaceLink, timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import './list.css'

const NAME_WIDTH_PX = 130

export interface WebhookDetailsProps {
  webhook: Webhook
  intl: PluginIntl
}

/** An expanded row: what is sent, its conditions, and why sending stopped. */
export function WebhookDetails({ webhook, intl }: WebhookDetailsProps) {
  const { locale } = useSession()
  const text = textOf(intl)
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { conditions, nodes, last_response: last, disabled_reason: reason } = webhook
  const missing = (conditions.node_id?.length ?? 0) - nodes.length
  const devices =
    conditions.node_id === undefined
      ? text('conditions.all')
      : [
          ...nodes.map(({ name }) => name),
          ...(missing > 0 ? [text('conditions.missing', { count: missing })] : []),
        ].join(', ')
  const facts: readonly (Fact | false)[] = [
    { id: 'type', name: text('config.type'), value: text(`config.type.${webhook.type}`) },
    conditions['_type'] !== undefined && {
      id: 'events',
      name: text('config.events'),
      value: conditions['_type'].map((type) => text(`event.${type}`)).join(', '),
    },
    { id: 'devices', name: text('config.node_id'), value: devices },
    { id: 'auth', name: text('config.auth'), value: <code>{webhook.auth}</code> },
    webhook.rolled_until !== null && {
      id: 'rolled',
      name: text('details.rolled'),
      value: text('details.rolledUntil', { time: format.exact(webhook.rolled_until) }),
    },
    webhook.waiting_count > 0 && {
      id: 'waiting',
      name: text('details.waiting'),
      value: intl.formatNumber(webhook.waiting_count),
    },
    last !== null && {
      id: 'answer',
      name: text('details.answer'),
      value: (
        <>
          {format.exact(last.timestamp)}
          {last.body === '' ? null : <pre className="webhooks-answer">{last.body}</pre>}
        </>
      ),
    },
  ]
  return (
    <div className="webhooks-details">
      {reason === null || reason === 'by_hand' ? null : (
        <Callout intent="warning" compact>
          {text(`disabled.${reason}`)}
        </Callout>
      )}
      {webhook.dropped_count === 0 ? null : (
        <Callout intent="warning" compact>
          {text('details.dropped', { count: webhook.dropped_count })}
        </Callout>
      )}
      <FactList facts={facts.filter((fact) => fact !== false)} nameWidthPx={NAME_WIDTH_PX} />
      <PlaceLink to={`webhooks/${encodeURIComponent(webhook['_id'])}`}>
        {text('deliveries.open')}
      </PlaceLink>
    </div>
  )
}
