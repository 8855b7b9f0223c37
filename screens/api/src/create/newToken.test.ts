import { TEST_NOW_MS as NOW } from '@airshed/testing'
import { expect, it } from 'vitest'
import type { CreateForm } from './createForm.ts'
import { newToken } from './newToken.ts'

const DAY_MS = 86_400_000
const form: CreateForm = {
  organization_id: 'org_city',
  name: ' Build server ',
  allowed: ['publish_plugins', 'read_devices'],
  reach: 'all',
  lifetime: '90',
}

it('sends the expiry of a token as an instant, and its name without surrounding blanks', () => {
  expect(newToken(form, NOW)).toEqual({
    organization_id: 'org_city',
    name: 'Build server',
    permissions: ['read_devices'],
    capabilities: ['publish_plugins'],
    device_scope: null,
    expires_at: NOW + 90 * DAY_MS,
  })
})

it.each([
  ['30', undefined, NOW + 30 * DAY_MS],
  ['365', undefined, NOW + 365 * DAY_MS],
  ['date', NOW + 5, NOW + 5],
  ['never', undefined, null],
] as const)('sets the expiry of a token as chosen: %s', (lifetime, until, expected) => {
  const chosen = { ...form, lifetime, ...(until === undefined ? {} : { until }) }
  expect(newToken(chosen, NOW).expires_at).toBe(expected)
})

it('sends the chosen devices only while the token is limited to devices', () => {
  const some = { ...form, reach: 'some' as const, device_scope: ['node_1'] }
  expect(newToken(some, NOW).device_scope).toEqual(['node_1'])
  expect(newToken({ ...some, reach: 'all' }, NOW).device_scope).toBeNull()
})
