import { createSend, type RequestSettings } from './request.ts'
import { singleFlight } from './tokens.ts'
import { alertCalls, type AlertCalls } from './calls/alerts.ts'
import { auditCalls, type AuditCalls } from './calls/audit.ts'
import { configCalls, type ConfigCalls } from './calls/config.ts'
import { dashboardCalls, type DashboardCalls } from './calls/dashboards.ts'
import { invitationCalls, type InvitationCalls } from './calls/invitations.ts'
import { nodeCalls, type NodeCalls } from './calls/nodes.ts'
import { organizationCalls, type OrganizationCalls } from './calls/organizations.ts'
import { pluginCalls, type PluginCalls } from './calls/plugins.ts'
import { profileCalls, type ProfileCalls } from './calls/profiles.ts'
import { searchCalls, type SearchCalls } from './calls/search.ts'
import { telemetryCalls, type TelemetryCalls } from './calls/telemetry.ts'
import { tokenCalls, type TokenCalls } from './calls/tokens.ts'
import { userCalls, type UserCalls } from './calls/users.ts'

/** `baseUrl` is the API root, such as `/v2` or `https://air.example/v2`. */
export type ApiClientOptions = RequestSettings

/** Every call of the server, typed by the shapes on the wire. */
export interface ApiClient {
  users: UserCalls
  organizations: OrganizationCalls
  nodes: NodeCalls
  search: SearchCalls
  dashboards: DashboardCalls
  alerts: AlertCalls
  profiles: ProfileCalls
  config: ConfigCalls
  invitations: InvitationCalls
  audit: AuditCalls
  telemetry: TelemetryCalls
  plugins: PluginCalls
  tokens: TokenCalls
}

/**
 * A client for one server and one session.
 *
 * Each call rejects with {@link ApiError} where the server refused, with {@link NetworkError} where
 * no answer came, and with an `AbortError` where its signal gave it up (see {@link isCancelled}).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createSend({ ...options, tokens: singleFlight(options.tokens) })
  return {
    users: userCalls(send),
    organizations: organizationCalls(send),
    nodes: nodeCalls(send),
    search: searchCalls(send),
    dashboards: dashboardCalls(send),
    alerts: alertCalls(send),
    profiles: profileCalls(send),
    config: configCalls(send),
    invitations: invitationCalls(send),
    audit: auditCalls(send),
    telemetry: telemetryCalls(send),
    plugins: pluginCalls(send),
    tokens: tokenCalls(send),
  }
}
