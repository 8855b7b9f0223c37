import { describe, expect, it } from 'vitest'
import type { SessionValue } from '@airshed/kit/provider'
import { readerSession } from '../restricted/readerSession.ts'
import { framePageOf, type PageAround } from './framePage.ts'

const around: PageAround = {
  range: { from: 0, to: 60_000 },
  isLive: true,
  canSetRange: true,
  canResetRange: false,
  kept: { tab: 'map' },
}

const session = {
  user: {
    id: 'u1',
    external_id: 'x1',
    email: 'ana@example.org',
    fullName: 'Ana Ruiz',
    initials: 'AR',
    first_name: 'Ana',
    last_name: 'Ruiz',
    picture: null,
    locale: 'es_ES',
    is_locale_chosen: true,
    intercom_identity: null,
    access_context: null,
    permissions: {
      read_devices: ['org_city', 'org_port'],
      manage_organizations: ['org_port'],
    },
    timezone: 'Europe/Madrid',
    temp_units: 'F',
  },
  slug: 'org_city',
  organizations: [{ id: 'org_city', name: 'City of Ana' }],
  theme: 'dark',
  locale: 'es_ES',
  config: {
    issuer: 'https://air.example/oidc',
    client_id: 'airshed-console',
    resource: 'urn:airshed:api',
    is_demo: true,
    version: '0.1.0',
    widget_limit: 50,
    map_style_url: null,
  },
} as unknown as SessionValue

describe('the page facts for a plugin in a frame', () => {
  it('gives a frame locale, theme, time zone and units of its page', () => {
    expect(framePageOf(session, around)).toEqual({
      slug: 'org_city',
      locale: 'es_ES',
      theme: 'dark',
      timezone: 'Europe/Madrid',
      temperatureUnit: 'F',
      permissions: { read_devices: ['org_city'] },
      version: '0.1.0',
      ...around,
    })
  })

  it('gives on a page of all organizations the rights in all of them', () => {
    const { permissions } = framePageOf({ ...session, slug: 'all' }, around)
    expect(permissions).toEqual(session.user.permissions)
  })

  it('gives nothing that identifies the user, in a frame or in the page', () => {
    const page = framePageOf(session, around)
    const reported = JSON.stringify([page, readerSession(page)])
    for (const secret of [
      'Ana',
      'Ruiz',
      'example',
      'u1',
      'x1',
      'AR',
      'org_port',
      'airshed-console',
    ]) {
      expect(reported).not.toContain(secret)
    }
    expect(readerSession(page).user).toMatchObject({ timezone: 'Europe/Madrid', temp_units: 'F' })
  })
})
