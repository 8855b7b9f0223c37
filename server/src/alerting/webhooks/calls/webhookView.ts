import { WEBHOOK_ACTIONS, type Webhook, type WebhookStatus } from '@airshed/schemas'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { WebhookRow } from '../attempt.ts'
import { maskedAuth } from '../secrets.ts'

/** A webhook with its counts and devices. */
export type FoundWebhook = WebhookRow & { waiting_count: number; nodes: Webhook['nodes'] }

/** A webhook as the API returns it, without its secrets. @param now ms UTC */
export function webhookView(row: FoundWebhook, caller: Caller, now: number): Webhook {
  return {
    _id: row.id,
    organization_id: row.organization_id,
    url: row.url,
    auth: maskedAuth(row.auth),
    type: row.type,
    enabled: row.is_enabled,
    disabled_reason: row.disabled_reason,
    conditions: conditionsOf(row),
    nodes: row.nodes,
    status: statusOf(row),
    failing_since: row.failing_since,
    last_response: row.last_response,
    last_used_at: row.last_used_at,
    waiting_count: row.waiting_count,
    dropped_count: row.dropped_count,
    rolled_until:
      row.previous_secret_until !== null && row.previous_secret_until > now
        ? row.previous_secret_until
        : null,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    actions: mayChange(caller, 'manage_tokens', row.organization_id) ? [...WEBHOOK_ACTIONS] : [],
  }
}

const conditionsOf = ({
  node_ids: nodeIds,
  event_types: types,
}: Pick<WebhookRow, 'node_ids' | 'event_types'>): Webhook['conditions'] => ({
  ...(nodeIds === null ? {} : { node_id: nodeIds }),
  ...(types === null ? {} : { _type: types }),
})

function statusOf({ is_enabled, failing_since, last_used_at }: WebhookRow): WebhookStatus {
  if (!is_enabled) return 'disabled'
  if (failing_since !== null) return 'failing'
  return last_used_at === null ? 'unused' : 'ok'
}

/** What the audit log records about a webhook: neither secrets nor the query of its address, which may contain one. */
export const webhookFacts = (row: WebhookRow) => {
  const { origin, pathname } = new URL(row.url)
  return {
    url: `${origin}${pathname}`,
    type: row.type,
    is_enabled: row.is_enabled,
    conditions: conditionsOf(row),
  }
}
