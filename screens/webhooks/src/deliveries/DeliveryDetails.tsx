import {
  FactList,
  QueryView,
  useCall,
  type Fact,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from '@airshed/console-kit'
import { getWebhookDelivery } from '@airshed/console-kit/calls'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { CodeText } from '../CodeText.tsx'
import { textOf } from '../textOf.ts'
import { AttemptList } from './AttemptList.tsx'
import { outcomeText } from './deliveryText.ts'
import { prettyBody } from './prettyBody.ts'
import './deliveries.css'

const NAME_WIDTH_PX = 150

export interface DeliveryDetailsProps {
  delivery: Pick<WebhookDelivery, '_id' | 'webhook_id'>
  intl: PluginIntl
  /** Refetch interval, ms. Default never. */
  askAgainMs?: (delivery: WebhookDeliveryDetails | undefined) => number | false
}

/** One delivery: the request of the latest attempt, the response, and every attempt. */
export function DeliveryDetails({ delivery, intl, askAgainMs }: DeliveryDetailsProps) {
  const { _id: deliveryId, webhook_id: id } = delivery
  const query = useCall(
    getWebhookDelivery,
    { params: { id, deliveryId } },
    askAgainMs === undefined ? {} : { askAgainMs },
  )
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'delivery.error' })}
      skeletonHeightPx={180}
    >
      {(details) => <Details details={details} intl={intl} />}
    </QueryView>
  )
}

function Details({ details, intl }: { details: WebhookDeliveryDetails; intl: PluginIntl }) {
  const { locale } = useSession()
  const text = textOf(intl)
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { request, answer, attempts, last_attempt_at: lastAt, duration_ms: ms } = details
  const facts: readonly (Fact | false)[] = [
    {
      id: 'outcome',
      name: text('column.result'),
      value: outcomeText(details, text) || text('delivery.waiting'),
    },
    { id: 'attempts', name: text('delivery.attempts'), value: intl.formatNumber(attempts) },
    lastAt !== null && { id: 'last', name: text('delivery.last'), value: format.exact(lastAt) },
    ms !== null && {
      id: 'duration',
      name: text('delivery.duration'),
      value: text('delivery.ms', { ms: intl.formatNumber(ms) }),
    },
    { id: 'id', name: 'webhook-id', value: <code>{details.event_id}</code> },
  ]
  const headers = Object.entries(request.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  return (
    <div className="webhooks-delivery">
      <FactList facts={facts.filter((fact) => fact !== false)} nameWidthPx={NAME_WIDTH_PX} />
      <AttemptList attempts={details.attempts_made} intl={intl} />
      {[
        { id: 'headers', content: headers },
        { id: 'body', content: prettyBody(request.body) },
        { id: 'answer', content: answer ?? '' },
      ].map(({ id, content }) =>
        content === '' ? null : (
          <CodeText key={id} title={text(`delivery.${id}`)} content={content} intl={intl} />
        ),
      )}
    </div>
  )
}
