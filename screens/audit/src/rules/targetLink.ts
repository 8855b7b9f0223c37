import type { AuditEntry } from '@airshed/console-kit'
import type { NavigationTarget } from '@airshed/kit'

/** List pages of targets that have no page of their own. */
const LISTS: Readonly<Record<string, string>> = {
  alert_templates: 'alerts/templates',
  maintenance_windows: 'alerts/maintenance',
  notification_channels: 'alerts/channels',
  tokens: 'api',
  webhooks: 'webhooks',
  plugins: 'plugins',
  invitations: 'invitations',
  profiles: 'profiles',
  jobs: 'jobs',
  mails: 'outbox',
}

/**
 * The page of an entry's target: its own page while it exists, otherwise the list of its kind; null for a
 * target without a page.
 */
export function targetLink({
  entity,
  target,
  target_name: name,
}: Pick<AuditEntry, 'entity' | 'target' | 'target_name'>): NavigationTarget | string | null {
  if (entity === null) return null
  if (target !== null && name !== null) {
    if (entity === 'nodes') return { to: 'device-monitor', nodeId: target }
    if (entity === 'dashboards') return { to: 'dashboard', dashboardId: target }
    if (entity === 'alerts') return { to: 'alert-monitor', alertId: target }
  }
  return Object.hasOwn(LISTS, entity) ? (LISTS[entity] ?? null) : null
}
