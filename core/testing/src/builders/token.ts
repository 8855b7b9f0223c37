import type { ApiToken } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const NAMES = ['Build server', 'Release workflow', 'Laptop']
/** Expires in 80 days, never, in 4 days, 2 days ago. */
const ENDS_DAYS = [80, null, 4, -2].map((days) =>
  days === null ? null : TEST_NOW_MS + days * DAY_MS,
)

/** A token with which a machine publishes plugins in `org_city`; every third one reads devices instead. */
export function apiToken(index = 0, changes: Partial<ApiToken> = {}): ApiToken {
  return {
    _id: `token_${index}`,
    external_id: `tok_…${(0x3f9a + index).toString(16)}`,
    name: NAMES[index % NAMES.length] as string,
    organization_id: 'org_city',
    ownerName: index % 2 === 0 ? 'Olga Owner' : 'Ada Author',
    user_id: index % 2 === 0 ? 'user_olga' : 'user_ada',
    capabilities: index % 3 === 1 ? [] : ['publish_plugins'],
    permissions: index % 3 === 1 ? ['read_devices', 'read_reports'] : [],
    device_scope: index % 3 === 1 ? ['node_1', 'node_2'] : null,
    requests_number: index * 17,
    last_used_at: index === 0 ? null : TEST_NOW_MS - index * 3_600_000,
    created_at: TEST_NOW_MS - (index + 1) * DAY_MS,
    expires_at: ENDS_DAYS[index % ENDS_DAYS.length] as number | null,
    ...changes,
  }
}
