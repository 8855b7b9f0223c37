import type { NodeScript } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

/** A script file that is present on its device. */
export function nodeScript(name: string, changes: Partial<NodeScript> = {}): NodeScript {
  const digest = changes.digest ?? `digest of ${name} ${changes.version ?? 1}`
  return {
    name,
    version: 1,
    digest,
    size: 120,
    saved_at: TEST_NOW_MS - 90 * MINUTE_MS,
    saved_by: 'Olga Owner',
    restored_from: null,
    is_deleted: false,
    state: 'applied',
    asked_at: TEST_NOW_MS - 90 * MINUTE_MS,
    reported_digest: digest,
    reported_at: TEST_NOW_MS - 88 * MINUTE_MS,
    reason: null,
    ...changes,
  }
}
