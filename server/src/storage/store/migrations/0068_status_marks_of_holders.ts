import { sql, type Kysely } from 'kysely'

/**
 * Compares a changed status with the webhooks of the organizations that use the device, and with no others. Before, each
 * changed device was looked up in the lists of devices of all webhooks of the server.
 */
export async function statusMarksOfHolders(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FUNCTION).execute(db)
}

// `offset 0` keeps the two queries apart: the plan of a function is kept, and one that is made while there are few
// webhooks would read the lists of all before it compares organizations.
const FUNCTION = `create or replace function mark_status_for_webhooks() returns trigger language plpgsql as $$
  begin
    insert into webhook_status_marks (webhook_id, node_id, previous_rank, rank)
    select webhook.id, new.id, old.status_rank, new.status_rank
    from (
      select coalesce(new.leased_to, new.organization_id) as id
      union
      select share.organization_id from node_shares share
      where new.leased_to is null and share.node_id = new.id
    ) holder
    cross join lateral (
      select id, node_ids from webhooks
      where webhooks.organization_id = holder.id and webhooks.is_enabled and webhooks.type = 'device'
        and (webhooks.event_types is null or webhooks.event_types ? 'device.status_changed')
      offset 0
    ) webhook
    where webhook.node_ids is null or webhook.node_ids ? new.id;
    return null;
  end $$`
