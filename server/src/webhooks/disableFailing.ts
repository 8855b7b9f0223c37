import { DEFAULT_LOCALE, WEBHOOK_RETRY_FOR_MS, type WebhookDisabledReason } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { recordEvents } from '../events/record.ts'
import { EVENTS_TOPIC } from '../events/topic.ts'
import { webhookDisabledMail } from '../mail/templates/webhookDisabled/webhookDisabledMail.ts'
import { afterCommit } from '../store/afterCommit.ts'
import type { Tables } from '../store/tables.ts'
import type { WebhookRow } from './attempt.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'
import type { DeliveryResult, SendContext } from './result.ts'
import { SYSTEM } from './standing.ts'

const GONE = 410

/** Why a webhook is sent nothing any more; null: it stays enabled. @param now ms UTC */
export function disablingReason(
  { is_enabled: isEnabled, failing_since: since }: WebhookRow,
  results: readonly DeliveryResult[],
  now: number,
): Exclude<WebhookDisabledReason, 'by_hand'> | null {
  if (!isEnabled) return null
  const isGone = results.some(
    ({ delivery, attempt }) => delivery.kind === 'event' && attempt.status === GONE,
  )
  if (isGone) return 'gone'
  return since !== null && now - since >= WEBHOOK_RETRY_FOR_MS ? 'failing' : null
}

/** Disables a webhook that takes nothing, and tells everybody who may mend it. */
export async function disableFailing(
  { mail, bus, clock, config }: SendContext,
  tx: Transaction<Tables>,
  webhook: WebhookRow,
  reason: Exclude<WebhookDisabledReason, 'by_hand'>,
): Promise<void> {
  const now = clock()
  const { id, organization_id: organizationId } = webhook
  const { host } = new URL(webhook.url)
  await tx
    .updateTable('webhooks')
    .set(({ eb }) => ({
      is_enabled: false,
      disabled_reason: reason,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await giveUpWaiting(tx, id, now)
  await recordEvents(tx, [
    {
      ts: now,
      name: 'webhook.disabled',
      actor: SYSTEM,
      organizationId,
      entity: 'webhooks',
      rowId: id,
      detail: { reason, host },
    },
  ])
  for (const person of await whoManages(tx, organizationId)) {
    await mail.send(tx, webhookDisabledMail, {
      to: { address: person.email, name: `${person.first_name} ${person.last_name}`.trim() },
      locale: person.locale ?? DEFAULT_LOCALE,
      organizationId,
      key: `${id} ${now} ${person.id}`,
      data: {
        host,
        organization: person.organization,
        reason,
        since: webhook.failing_since ?? now,
        link: `${config.publicUrl}/${encodeURIComponent(organizationId)}/webhooks`,
      },
    })
  }
  await afterCommit(tx, () => bus.signal(EVENTS_TOPIC))
}

const whoManages = (tx: Transaction<Tables>, organizationId: string) =>
  tx
    .selectFrom('user_permissions')
    .innerJoin('users', 'users.id', 'user_permissions.user_id')
    .innerJoin('organizations', 'organizations.id', 'user_permissions.organization_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.locale'])
    .select('organizations.name as organization')
    .where('user_permissions.organization_id', '=', organizationId)
    .where('user_permissions.permission', '=', 'manage_tokens')
    .orderBy('users.id')
    .execute()
