import {
  ListPage,
  QueryView,
  useCall,
  useChange,
  useListState,
  type RowAction,
  type Webhook,
  type WebhookDelivery,
} from '@airshed/console-kit'
import { getWebhook, redeliverWebhook } from '@airshed/console-kit/calls'
import { EmptyState, NamedIcon, PlaceLink, useNow, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { textOf } from '../textOf.ts'
import { deliveryColumns } from './deliveryColumns.tsx'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { DELIVERY_LIST, type DeliveriesParams } from './params.ts'
import { useDeliveries } from './useDeliveries.ts'

/** How often ages are redrawn. */
const TICK_MS = 10_000
const STATES = ['waiting', 'delivered', 'failed'] as const

/** The deliveries of a webhook within thirty days. */
export default function DeliveriesPage(props: ScreenProps<DeliveriesParams>) {
  const { params, intl } = props
  const query = useCall(getWebhook, { params: { id: params.id } })
  return (
    <QueryView query={query} errorTitle={intl.formatMessage({ id: 'deliveries.error' })}>
      {(webhook) => <Deliveries webhook={webhook} {...props} />}
    </QueryView>
  )
}

function Deliveries({
  webhook,
  params,
  setParams,
  intl,
}: ScreenProps<DeliveriesParams> & { webhook: Webhook }) {
  const nowMs = useNow(TICK_MS)
  const text = textOf(intl)
  const state = useListState(DELIVERY_LIST, { params, setParams })
  const rows = useDeliveries(params.id, state)
  const columns = useMemo(() => deliveryColumns({ intl, nowMs }), [intl, nowMs])
  const { mutateAsync: redeliver } = useChange(redeliverWebhook, {
    success: text('redeliver.done'),
    // The list shows errors.
    isShown: () => false,
  })
  const rowActions = ({ _id: deliveryId, webhook_id: id, state: now }: WebhookDelivery) =>
    webhook.actions.includes('modify') && now !== 'waiting'
      ? [
          {
            id: 'redeliver',
            label: text('redeliver'),
            icon: <NamedIcon name="repeat" />,
            run: () => redeliver({ params: { id, deliveryId } }),
          } satisfies RowAction,
        ]
      : []
  const details = (delivery: WebhookDelivery) => <DeliveryDetails delivery={delivery} intl={intl} />
  return (
    <ListPage
      name="webhook-deliveries"
      title={text('deliveries.title', { host: new URL(webhook.url).host })}
      note={<PlaceLink to="webhooks">{text('deliveries.back')}</PlaceLink>}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ type, event_id: id }) => `${type} ${id}`}
      search={text('deliveries.search')}
      filters={[
        {
          name: 'state',
          label: text('delivery.state'),
          options: STATES.map((value) => ({ value, label: text(`delivery.state.${value}`) })),
        },
      ]}
      expansion={details}
      rowActions={rowActions}
      exportName="webhook-deliveries"
      empty={
        <EmptyState
          icon={<NamedIcon name="export" size={28} />}
          title={text('deliveries.empty.title')}
          text={text('deliveries.empty.text')}
        />
      }
      errorTitle={text('deliveries.error')}
    />
  )
}
