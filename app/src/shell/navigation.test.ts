import type { NavArea, ScreenDefinition } from '@airshed/contract'
import { can, permissionsOfRoles } from '@airshed/domain'
import type { Role } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { navigationOf, type NavigationFacts } from './navigation.ts'

const screens = BUILT_IN_PLUGINS.filter(
  (plugin): plugin is ScreenDefinition => plugin.manifest.kind === 'screen',
)

function sidebar(
  role: Role,
  facts: Partial<NavigationFacts> = {},
  shown = screens,
  area: NavArea = 'sidebar',
) {
  const permissions = permissionsOfRoles([{ organizationId: 'org_city', role }])
  const all: NavigationFacts = {
    can: (permission) => can(permissions, permission, 'org_city'),
    hasFamilyDevice: false,
    pendingInvitations: 0,
    ...facts,
  }
  return navigationOf(shown, all, area)
}
const settings = (role: Role, facts: Partial<NavigationFacts> = {}) =>
  sidebar(role, facts, screens, 'settings')
const titlesOf = (groups: ReturnType<typeof sidebar>) =>
  groups.map(({ group, items }) => `${group}: ${items.map(({ title }) => title.en).join(', ')}`)

describe('the entries of the sidebar', () => {
  it('shows an owner everything except entries for staff', () => {
    expect(titlesOf(sidebar('owner'))).toEqual([
      'main: Home, Dashboards',
      'monitoring: Devices, Alerts, Map',
      'analytics: Reports',
      'general: Archives',
    ])
  })

  it('leaves one-time setup to the settings', () => {
    expect(titlesOf(settings('owner'))).toEqual([
      'management: Users, User invitations, Organizations, Partnerships, Audit log, Ingest keys, Air quality profiles',
      'general: API, Webhooks, Plugins, Outbox',
    ])
  })

  it('hides API and webhooks from a user', () => {
    expect(titlesOf(sidebar('user')).at(-1)).toBe('general: Archives')
    expect(titlesOf(settings('user')).join()).not.toMatch(/API|Webhooks/)
  })

  it('shows a partner the common entries and partnerships', () => {
    expect(titlesOf(sidebar('partner'))).toEqual(['main: Home'])
    expect(titlesOf(settings('partner'))).toEqual(['management: Organizations, Partnerships'])
  })

  it('shows staff certificates, analytics and the access context', () => {
    expect(titlesOf(sidebar('support', { firmwaresUrl: 'https://firmware.example' }))).toEqual([
      'main: Home, Dashboards',
      'monitoring: Devices, Alerts, Map, Certificates',
      'analytics: Reports, Analytics',
      'general: Archives',
      'admin: Firmwares, Access context',
    ])
  })

  it('shows firmware to administrators, unless it is kept elsewhere', () => {
    const facts = { can: (permission: string) => permission === 'admin_devices' }
    expect(titlesOf(sidebar('admin', facts)).at(-1)).toBe('admin: Firmware')
    const elsewhere = { ...facts, firmwaresUrl: 'https://firmware.example' }
    expect(titlesOf(sidebar('admin', elsewhere)).at(-1)).toBe('admin: Firmwares')
  })

  it('shows calibrations to staff who may open them, and no entry that only leads back', () => {
    const held = new Set(['access_context', 'manage_devices'])
    const facts = { can: (permission: string) => held.has(permission) }
    expect(titlesOf(sidebar('support', facts)).at(-1)).toBe('admin: Calibrations, Access context')
    held.delete('manage_devices')
    expect(titlesOf(sidebar('support', facts)).at(-1)).toBe('admin: Access context')
  })

  it('shows jobs to administrators of the server', () => {
    expect(titlesOf(settings('admin')).at(-1)).toBe('admin: Jobs')
    expect(titlesOf(settings('owner')).join()).not.toContain('Jobs')
  })

  it('shows analytics to users who see a device of the family', () => {
    expect(titlesOf(sidebar('user', { hasFamilyDevice: true }))).toContain(
      'analytics: Reports, Analytics',
    )
  })

  it('hides analytics where devices may not be read', () => {
    expect(titlesOf(sidebar('partner', { hasFamilyDevice: true }))).toEqual(
      titlesOf(sidebar('partner')),
    )
  })

  it('counts pending invitations only on their entry, and marks beta entries', () => {
    const facts = { pendingInvitations: 3 }
    const pages = [...sidebar('owner', facts), ...settings('owner', facts)]
      .flatMap(({ items }) => items)
      .filter((item) => item.kind === 'page')
    expect(pages.filter(({ badge }) => badge > 0).map(({ path }) => path)).toEqual(['invitations'])
    expect(pages.filter(({ isBeta }) => isBeta).map(({ path }) => path)).toEqual(['reports'])
  })

  it('takes title, position and permission of an entry from its screen', () => {
    const home = screens.find(({ manifest }) => manifest.id === 'airshed.home')!
    const chat: ScreenDefinition = {
      ...home,
      manifest: {
        ...home.manifest,
        id: 'airshed.chat',
        pages: [
          {
            ...home.manifest.pages[0]!,
            path: 'noesis',
            title: { en: 'Ask' },
            permission: 'read_devices',
            nav: { group: 'main', order: 9, icon: 'chat', visibleTo: 'analytics', isBeta: true },
          },
        ],
      },
    }
    expect(titlesOf(sidebar('user', {}, [...screens, chat]))).not.toContainEqual(
      expect.stringMatching(/Ask|Analytics/),
    )
    const groups = sidebar('user', { hasFamilyDevice: true }, [...screens, chat])
    expect(titlesOf(groups)[0]).toBe('main: Home, Dashboards, Ask')
    expect(groups[0]!.items.at(-1)).toMatchObject({ isBeta: true })
  })
})
