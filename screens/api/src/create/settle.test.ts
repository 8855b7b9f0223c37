import { expect, it } from 'vitest'
import type { CreateForm } from './createForm.ts'
import { settle } from './settle.ts'

const form: CreateForm = {
  organization_id: 'org_city',
  name: 'Archive',
  allowed: ['read_devices', 'publish_plugins'],
  reach: 'some',
  device_scope: ['node_1'],
  lifetime: '90',
}

it('clears the devices when the organization changes', () => {
  const moved = settle(form, { ...form, organization_id: 'org_port' })
  expect(moved).not.toHaveProperty('device_scope')
  expect(settle(form, { ...form, name: 'Other' }).device_scope).toEqual(['node_1'])
})

it('removes publishing of plugins from a token that is limited to devices', () => {
  const all = { ...form, reach: 'all' as const }
  expect(settle(form, all).allowed).toEqual(['read_devices', 'publish_plugins'])
  expect(settle(all, form).allowed).toEqual(['read_devices'])
})
