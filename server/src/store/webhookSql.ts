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
 * Whether a webhook receives the readings of a device, as SQL.
 *
 * @param webhook the `webhooks` row: its name in the statement
 * @param node the `nodes` row
 */
export const isMeasuredForSql = (webhook: string, node: string): string =>
  `(${webhook}.is_enabled and ${webhook}.type = 'device'
    and (${webhook}.event_types is null or ${webhook}.event_types ? 'measurements.stored')
    and (${webhook}.node_ids is null or ${webhook}.node_ids ? ${node}.id)
    and ${isHeldSql(node, `${webhook}.organization_id`)})`
