import { HOUR_MS } from '@airshed/domain'
import type { UserSession } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const PLACES = [
  ['Firefox', 'Linux', '192.0.2.7'],
  ['Safari', 'iPhone', '203.0.113.5'],
  ['Edge', 'Windows', '2001:db8::7'],
] as const

/** An active sign-in; the first one is the current session. */
export function userSession(index = 0, changes: Partial<UserSession> = {}): UserSession {
  const [browser, system, address] = PLACES[index % PLACES.length] ?? PLACES[0]
  return {
    id: `session_${index}`,
    created_at: TEST_NOW_MS - (index + 2) * 24 * HOUR_MS,
    signed_in_at: TEST_NOW_MS - (index + 1) * 24 * HOUR_MS,
    last_seen_at: TEST_NOW_MS - index * 3 * HOUR_MS,
    browser,
    system,
    address,
    methods: ['pwd'],
    is_current: index === 0,
    ...changes,
  }
}
