import { DEFAULT_LOCALE, WEBHOOK_RETRY_FOR_MS, type WebhookDisabledReason } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { recordEvents } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { webhookDisabledMail } from '../../messages/mail/templates/webhookDisabled/webhookDisabledMail.ts'
import { MailError } from '../../base/settings/mailError.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { withSavepoint } from '../../storage/store/withSavepoint.ts'
import type { WebhookRow } from './attempt.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'
import type { DeliveryResult, SendContext } from './result.ts'
import { SYSTEM } from './recordFailing.ts'
import { addressee } from '../../messages/mail/addressee.ts'

const GONE = 410

type DisablingReason = Exclude<WebhookDisabledReason, 'by_hand'>

/** Why a webhook is to be disabled; null: it stays enabled. @param now ms UTC */
export function disablingReason(
  { is_enabled: isEnabled, failing_since: since }: WebhookRow,
  results: readonly DeliveryResult[],
  now: number,
): DisablingReason | null {
  if (!isEnabled) return null
  const isGone = results.some(
    ({ delivery, attempt }) => delivery.kind === 'event' && attempt.status === GONE,
  )
  if (isGone) return 'gone'
  return since !== null && now - since >= WEBHOOK_RETRY_FOR_MS ? 'failing' : null
}

/**
 * Disables a webhook whose target accepts nothing, and notifies everybody who can fix it: both or neither, so that it
 * is never disabled silently. While mails are refused because too many are waiting, it stays enabled until a later
 * failed attempt.
 *
 * @returns whether it is disabled
 */
export async function disableFailing(
  context: SendContext,
  tx: Transaction<Tables>,
  webhook: WebhookRow,
  reason: DisablingReason,
): Promise<boolean> {
  try {
    await withSavepoint(tx, () => disable(context, tx, webhook, reason))
    return true
  } catch (error) {
    context.log.error(
      { err: error, webhook_id: webhook.id },
      'A webhook could not be disabled; trying again',
    )
    return false
  }
}

async function disable(
  context: SendContext,
  tx: Transaction<Tables>,
  webhook: WebhookRow,
  reason: DisablingReason,
): Promise<void> {
  const now = context.clock()
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
  await notifyManagers(context, tx, webhook, { reason, host, now })
  await afterCommit(tx, () => context.bus.signal(EVENTS_TOPIC))
}

/** A manager whose address is invalid must not keep others from being notified. */
async function notifyManagers(
  { mail, config, log }: SendContext,
  tx: Transaction<Tables>,
  { id, type, created_at: created, organization_id: organizationId, failing_since }: WebhookRow,
  { reason, host, now }: { reason: DisablingReason; host: string; now: number },
): Promise<void> {
  const link = `${config.publicUrl}/${encodeURIComponent(organizationId)}/webhooks/${encodeURIComponent(id)}`
  for (const person of await whoManages(tx, organizationId)) {
    try {
      await mail.send(tx, webhookDisabledMail, {
        to: addressee(person),
        locale: person.locale ?? DEFAULT_LOCALE,
        organizationId,
        key: `${id} ${now} ${person.id}`,
        data: {
          host,
          id,
          type,
          created,
          organization: person.organization,
          reason,
          since: failing_since ?? now,
          link,
        },
      })
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      log.error({ err: error, user_id: person.id }, 'The managers of a webhook cannot be notified')
    }
  }
}

/** Managers with an active account. */
const whoManages = (tx: Transaction<Tables>, organizationId: string) =>
  tx
    .selectFrom('user_permissions')
    .innerJoin('users', 'users.id', 'user_permissions.user_id')
    .innerJoin('organizations', 'organizations.id', 'user_permissions.organization_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.locale'])
    .select('organizations.name as organization')
    .where('user_permissions.organization_id', '=', organizationId)
    .where('user_permissions.permission', '=', 'manage_tokens')
    .where('users.deactivated_at', 'is', null)
    .orderBy('users.id')
    .execute()
