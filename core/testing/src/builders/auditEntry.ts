import type { AuditEntry } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

type Facts = Partial<AuditEntry> & Pick<AuditEntry, 'action'>

const STORIES: readonly Facts[] = [
  {
    action: 'node.changed',
    entity: 'nodes',
    target: '1C00A3F7:0',
    target_name: 'Harbour mast',
    before: { name: 'Mast 7', settings: { interval: 60_000 } },
    after: { name: 'Harbour mast', settings: { interval: 300_000 } },
  },
  {
    action: 'token.created',
    entity: 'tokens',
    target: 'token_1',
    target_name: 'Build server',
    after: { name: 'Build server', capabilities: ['publish_plugins'], expires_at: null },
  },
  {
    action: 'access-context.start',
    actor_kind: 'user',
    user_id: 'user_sam',
    user_name: 'Sam Support',
    entity: 'users',
    target: 'org_city',
    target_name: 'City of Rivermouth',
    detail: { role: 'owner', since: TEST_NOW_MS - 3 * MINUTE_MS },
    from_address: '203.0.113.7',
    from_agent: 'Chrome 126, Windows',
  },
  {
    action: 'plugin.published',
    actor_kind: 'token',
    user_name: 'token of Olga Owner',
    entity: 'plugins',
    target: 'acme.gauge',
    after: { version: '1.2.0' },
    from_address: '198.51.100.20',
    from_agent: 'airshed-plugin/0.2.0',
  },
  {
    action: 'node.settings-reported',
    actor_kind: 'device',
    user_id: '1C00A3F7:0',
    user_name: 'Harbour mast',
    entity: 'nodes',
    target: '1C00A3F7:0',
    target_name: 'Harbour mast',
    request_id: null,
    from_address: null,
    from_agent: null,
  },
  {
    action: 'dashboard.deleted',
    entity: 'dashboards',
    target: 'dashboard_9',
    before: { user_id: null, version: 14 },
  },
]

/** One entry of the audit log of `org_city`; each higher number is a different, older entry. */
export function auditEntry(index = 0, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `event_${index}`,
    ts: TEST_NOW_MS - (index + 1) * 17 * MINUTE_MS,
    actor_kind: 'user',
    user_id: 'user_olga',
    user_name: 'Olga Owner',
    organization_id: 'org_city',
    entity: null,
    target: null,
    target_name: null,
    before: null,
    after: null,
    detail: {},
    request_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    from_address: '192.0.2.14',
    from_agent: 'Firefox 128, Linux',
    action: 'user.changed',
    ...STORIES[index % STORIES.length],
    ...changes,
  }
}
