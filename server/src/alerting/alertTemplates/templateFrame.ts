import { conditionPointIds, wildcardPath } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { subscribersOfDraft, type DraftSubscriber } from '../alerts/alertColumns.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { TemplateRow } from './coveredDevices.ts'

/** What all alerts of a template share, besides its draft. */
export interface TemplateFrame {
  /** Those who are still members of the organization. */
  subscribers: readonly DraftSubscriber[]
  /** Ids of those channels that still exist. */
  channelIds: readonly string[]
  /** Data points that the rules name by their ids → their devices. */
  fixedNodes: ReadonlyMap<string, string>
}

export async function templateFrame(
  tx: Transaction<Tables>,
  { organization_id: organizationId, draft }: TemplateRow,
): Promise<TemplateFrame> {
  const all = subscribersOfDraft(draft.subscribers)
  const members = await sql<{ id: string }>`select distinct user_id as id from user_permissions
    where organization_id = ${organizationId}
      and user_id = any(${all.map(({ userId }) => userId)}::text[])`.execute(tx)
  const isMember = new Set(members.rows.map(({ id }) => id))
  const channels = await sql<{ id: string }>`select id from notification_channels
    where organization_id = ${organizationId}
      and id = any(${draft.subscribers.channels ?? []}::text[])`.execute(tx)
  const fixed = draft.data_points
    .flatMap(({ conditions }) => conditions.flatMap(conditionPointIds))
    .filter((id) => wildcardPath(id) === null)
  const points = await sql<{ id: string; node_id: string }>`select id, node_id from data_points
    where id = any(${[...new Set(fixed)]}::text[])`.execute(tx)
  return {
    subscribers: all.filter(({ userId }) => isMember.has(userId)),
    channelIds: channels.rows.map(({ id }) => id),
    fixedNodes: new Map(points.rows.map(({ id, node_id: nodeId }) => [id, nodeId])),
  }
}
