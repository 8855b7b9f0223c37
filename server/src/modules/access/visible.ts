import { ALL_ORGANIZATIONS } from '@airshed/domain'
import type { Permission } from '@airshed/schemas'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Caller } from '../../identity/access.ts'

/*
 * Which rows a caller may read is decided here and nowhere else. Each condition refers to the
 * table by its name, so it goes into the `where` of any statement that reads that table.
 */

/**
 * Organizations in which the caller holds a permission, narrowed to one where a call names one.
 *
 * @param organizationId an id; `all` and undefined mean every one of them. One in which the caller
 *   holds nothing gives an empty list, as an unknown one does.
 */
function organizationsInScope(
  caller: Caller,
  permission: Permission,
  organizationId: string | undefined,
): string[] {
  const held = caller.organizationsWith(permission)
  return organizationId === undefined || organizationId === ALL_ORGANIZATIONS
    ? [...held]
    : held.filter((id) => id === organizationId)
}

/** `nodes`: of the caller's organizations, or shared to one of them; both with `read_devices`. */
export function visibleNodes(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'read_devices', organizationId)
  return sql<SqlBool>`(nodes.organization_id = any(${scope}::text[]) or exists (
    select 1 from node_shares
    where node_shares.node_id = nodes.id
      and node_shares.organization_id = any(${scope}::text[])))`
}

/** `dashboards`: shared ones of organizations with `read_reports`, and the caller's own in them. */
export function visibleDashboards(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'read_reports', organizationId)
  return sql<SqlBool>`(dashboards.organization_id = any(${scope}::text[])
    and (dashboards.user_id is null or dashboards.user_id = ${caller.user.id}))`
}

/** `alerts`: of organizations with `read_devices`. */
export function visibleAlerts(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'read_devices', organizationId)
  return sql<SqlBool>`alerts.organization_id = any(${scope}::text[])`
}

/** `users`: members of organizations with `read_users`, and the caller. */
export function visibleUsers(caller: Caller): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'read_users', undefined)
  return sql<SqlBool>`(users.id = ${caller.user.id} or exists (
    select 1 from user_permissions
    where user_permissions.user_id = users.id
      and user_permissions.organization_id = any(${scope}::text[])))`
}

/** `invitations`: of organizations with `read_users`. */
export function visibleInvitations(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'read_users', organizationId)
  return sql<SqlBool>`invitations.organization_id = any(${scope}::text[])`
}

/** `api_tokens`: of organizations with `manage_tokens`. */
export function visibleTokens(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'manage_tokens', organizationId)
  return sql<SqlBool>`api_tokens.organization_id = any(${scope}::text[])`
}

/**
 * `audit_log`: of organizations with `manage_organizations`; who may act for others reads what they
 * did themselves, too.
 */
export function visibleAuditEntries(caller: Caller, organizationId?: string): RawBuilder<SqlBool> {
  const scope = organizationsInScope(caller, 'manage_organizations', organizationId)
  const managed = sql<SqlBool>`audit_log.organization_id = any(${scope}::text[])`
  if (!caller.can('access_context', ALL_ORGANIZATIONS)) return managed
  const isNarrowed = organizationId !== undefined && organizationId !== ALL_ORGANIZATIONS
  const own = sql<SqlBool>`audit_log.user_id = ${caller.user.id}`
  return isNarrowed
    ? sql<SqlBool>`(${managed} or (${own} and audit_log.organization_id = ${organizationId}))`
    : sql<SqlBool>`(${managed} or ${own})`
}
