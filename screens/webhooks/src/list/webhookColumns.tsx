import { organizationColumn, timeColumn, type ListColumn, type Webhook } from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { EnabledToggle } from './EnabledToggle.tsx'
import { resultText } from './resultText.ts'

const LOOKS = {
  unused: 'not_run',
  ok: 'completed',
  failing: 'failed',
  disabled: 'deactivated',
} as const

export interface WebhookColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if webhooks of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: the target, whether it is enabled, and the latest response. */
export function webhookColumns(options: WebhookColumnsOptions): readonly ListColumn<Webhook>[] {
  const { intl, nowMs, organizations } = options
  const text = textOf(intl)
  const organization = (webhook: Webhook): string =>
    organizations?.get(webhook.organization_id) ?? webhook.organization_id
  const clock = { nowMs, timeZone: intl.timeZone }
  return [
    {
      id: 'url',
      header: text('column.url'),
      widthPx: 240,
      grow: 3,
      isTitle: true,
      isSortable: true,
      cell: ({ url }) => url,
      value: ({ url }) => url,
    },
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    {
      id: 'enabled',
      header: text('column.enabled'),
      widthPx: 100,
      narrow: 'badge',
      cell: (webhook, { tabIndex }) => (
        <EnabledToggle webhook={webhook} intl={intl} tabIndex={tabIndex} />
      ),
      value: ({ enabled }) => text(enabled ? 'yes' : 'no'),
    },
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 124,
      cell: ({ status }) => <StatusTag status={LOOKS[status]} label={text(`status.${status}`)} />,
      value: ({ status }) => text(`status.${status}`),
    },
    {
      id: 'result',
      header: text('column.result'),
      widthPx: 150,
      grow: 1,
      cell: (webhook) => resultText(webhook, text),
      value: (webhook) => resultText(webhook, text),
    },
    timeColumn({
      ...clock,
      id: 'last_used',
      header: text('column.lastUsed'),
      widthPx: 130,
      isSortable: true,
      narrow: 'hidden',
      at: ({ last_used_at: at }) => at,
      none: null,
    }),
    timeColumn({
      ...clock,
      id: 'updated',
      header: text('column.updated'),
      widthPx: 130,
      isSortable: true,
      narrow: 'hidden',
      at: ({ updated_at: at }) => at,
    }),
    timeColumn({
      ...clock,
      id: 'created',
      header: text('column.created'),
      widthPx: 130,
      isSortable: true,
      narrow: 'hidden',
      at: ({ created_at: at }) => at,
    }),
  ]
}
