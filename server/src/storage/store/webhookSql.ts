/**
 * Whether an organization uses a device, as SQL: its own unless leased to another one, and those that are
 * shared with or leased to it. This is the rule of `held_nodes`.
 *
 * @param node the `nodes` row: its name in the statement
 * @param organization SQL of the id of the organization
 */
export const isHeldSql = (node: string, organization: string): string =>
  `(coalesce(${node}.leased_to, ${node}.organization_id) = ${organization}
    or (${node}.leased_to is null and exists (select from node_shares share
      where share.node_id = ${node}.id and share.organization_id = ${organization})))`

/**
 * Whether events of an organization are sent out, as SQL: not while it is locked, or about to be removed.
 *
 * @param webhook the `webhooks` row: its name in the statement
 */
export const isOpenSql = (webhook: string): string =>
  `exists (select from organizations organization
    where organization.id = ${webhook}.organization_id
      and organization.locked_at is null and organization.deleted_at is null)`

/**
 * Joins `webhook`, each one that receives the readings of a device, to a SELECT. It goes from the device to the
 * organizations that use it (the rule of `isHeldSql`), and from these to their webhooks: otherwise the device would be
 * looked up in the lists of all webhooks of the server, which is slow. `offset 0` holds the planner to this order, which
 * without statistics of the webhooks it would turn round.
 *
 * @param nodeId SQL of the id of the device
 */
export const measuredForSql = (nodeId: string): string => `
  join nodes node on node.id = ${nodeId}
  cross join lateral (
    select coalesce(node.leased_to, node.organization_id) as id
    union
    select share.organization_id from node_shares share
    where node.leased_to is null and share.node_id = node.id
  ) holder
  join lateral (
    select id, node_ids from webhooks
    where webhooks.organization_id = holder.id and webhooks.is_enabled and webhooks.type = 'device'
      and (webhooks.event_types is null or webhooks.event_types ? 'measurements.stored')
    offset 0
  ) webhook on webhook.node_ids is null or webhook.node_ids ? node.id`
