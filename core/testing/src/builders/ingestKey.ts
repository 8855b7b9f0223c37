import type { IngestKey } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const NAMES = ['Gateway on the roof', 'Gateway on the roof', 'Harbour van', 'Old gateway']
const CREATORS = ['Olga Owner', 'Ada Author', null, 'Ada Author']

/** An ingest key of `org_city`: one in use, the one that it replaces, one never used, one revoked. */
export function ingestKey(index = 0, changes: Partial<IngestKey> = {}): IngestKey {
  const kind = index % NAMES.length
  return {
    id: `key_${index}`,
    name: NAMES[kind] as string,
    organization_id: 'org_city',
    created_by_name: CREATORS[kind] ?? null,
    created_at: TEST_NOW_MS - (index * 20 + 1) * DAY_MS,
    last_used_at: [TEST_NOW_MS - 60_000, TEST_NOW_MS - 5 * HOUR_MS, null, null][kind] ?? null,
    expires_at: kind === 1 ? TEST_NOW_MS + 19 * HOUR_MS : null,
    revoked_at: kind === 3 ? TEST_NOW_MS - 9 * DAY_MS : null,
    state: kind === 1 ? 'ending' : kind === 3 ? 'ended' : 'active',
    ...changes,
  }
}
