import { ApiError } from '@airshed/data'
import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { withLocks } from '@airshed/kit/provider'
import { NoRights } from './NoRights.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const NAMED = {
  permission: 'read_users',
  organization: 'org_city',
  organization_name: 'City of Clear Air',
}

const refusal = (code: string, parts: Record<string, string> = {}) =>
  new ApiError({ status: 403, code, parts, detail: 'words of the server' })

const show = async (error?: ApiError, locale: 'en_US' | 'es_ES' = 'en_US') => {
  drawn = await drawPage(
    createTestAirshed({ locale }),
    <NoRights {...(error === undefined ? {} : { error })} />,
  )
}

describe('a refused page', () => {
  it.each([
    [
      'en_US',
      'Permission error.',
      'You do not have the permission “read users” in City of Clear Air. Ask an owner or manager there for it',
      refusal('FORBIDDEN', NAMED),
    ],
    [
      'es_ES',
      'Error de permisos.',
      'No tiene el permiso «leer usuarios» en City of Clear Air. Pídalo allí a un propietario o gestor',
      refusal('FORBIDDEN', NAMED),
    ],
    [
      'en_US',
      'Permission error.',
      'You do not have the permission “read users”. Ask an owner or manager of your organization for it',
      refusal('FORBIDDEN', { permission: 'read_users', organization: 'all' }),
    ],
    [
      'en_US',
      'Permission error.',
      'The organization requires a second factor. Turn one on in your profile under Security, or sign in with it',
      refusal('SECOND_FACTOR_REQUIRED', { organization: 'org_city' }),
    ],
    [
      'en_US',
      'Permission error.',
      'You do not have access to this page. Ask an owner or manager of your organization for it',
      refusal('FORBIDDEN'),
    ],
    [
      'en_US',
      'Permission error.',
      'You do not have access to this page. Ask an owner or manager of your organization for it',
      undefined,
    ],
  ] as const)('a refused page in %s says %s %s', async (locale, title, text, error) => {
    await show(error, locale)
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })
})

describe('a page that only a lock withholds', () => {
  const showLocked = async (
    permission: 'manage_devices' | 'admin_devices',
    locale: 'en_US' | 'es_ES' = 'en_US',
    organizationId?: string,
  ) => {
    const airshed = createTestAirshed({ locale })
    const { session } = airshed.value
    const { user } = session
    const rights = ['read_devices', 'manage_devices', 'manage_organizations'] as const
    const permissions = Object.fromEntries(rights.map((name) => [name, ['org_city']]))
    const organizations = session.organizations.map((one) => ({ ...one, is_locked: true }))
    const locked = withLocks({
      ...session,
      user: { ...user, permissions },
      organizations,
    })
    drawn = await drawPage(
      { ...airshed, value: { ...airshed.value, session: locked } },
      <NoRights
        title="You may not change this"
        permission={permission}
        {...(organizationId === undefined ? {} : { organizationId })}
      />,
    )
  }

  it.each([
    ['en_US', /^(.+) is locked$/, 'Only support can change anything in it'],
    ['es_ES', /^(.+) está bloqueada$/, 'Solo el soporte cambia algo en ella'],
  ] as const)('says in %s that the organization is locked', async (locale, title, text) => {
    await showLocked('manage_devices', locale)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText('You may not change this').query()).toBeNull()
  })

  it.each([
    ['without the lock could not do it either', 'admin_devices', undefined],
    ['belongs to another organization', 'manage_devices', 'org_elsewhere'],
  ] as const)('names no lock where the user %s', async (_, permission, organization) => {
    await showLocked(permission, 'en_US', organization)
    await expect.element(page.getByText('You may not change this')).toBeVisible()
  })
})
