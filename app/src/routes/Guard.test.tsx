import { useSession } from '@airshed/kit'
import { organization, user, type TestAirshedOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router-dom'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { Guard } from './Guard.tsx'
import { FIRST_STEPS } from './routeRules.ts'

afterEach(() => clearConsole())

/** Where the visitor is, and the guarded page while they are at the claim. */
function Place() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      {pathname.endsWith('/devices/claim') ? (
        <Guard permission="manage_devices" firstStep={FIRST_STEPS['devices/claim']}>
          <p>The claim</p>
        </Guard>
      ) : null}
    </>
  )
}
const visit = (options: TestAirshedOptions) =>
  drawInConsole(<Place />, { slug: 'all', ...options, path: '/all/devices/claim?serials=1C00A3F7' })
const NEWCOMER = { user: user({ permissions: {} }), organizations: [] }

describe('the address for claiming', () => {
  it('leads somebody without an organization to create one, with the serials', async () => {
    visit({ ...NEWCOMER, hasFirstOrganization: true })
    await expect.element(page.getByText('At /all/organizations/new?serials=1C00A3F7')).toBeVisible()
  })

  it('leads home when the server allows no first organization', async () => {
    visit(NEWCOMER)
    await expect.poll(() => document.body.textContent).not.toContain('claim')
  })

  it('leads members without the right to claim home', async () => {
    visit({
      user: user({ permissions: { read_devices: ['org_city'] } }),
      organizations: [organization()],
      hasFirstOrganization: true,
    })
    await expect.poll(() => document.body.textContent).not.toContain('claim')
  })

  it('opens for those who may claim', async () => {
    visit({})
    await expect.element(page.getByText('The claim')).toBeVisible()
  })
})

describe('a page of a locked organization', () => {
  const LOCKED = [organization('org_city', { is_locked: true })]
  /** What a page believes that its reader may do. */
  function Rights() {
    const { can } = useSession()
    return <p>{can('manage_devices') ? 'May change devices' : 'May read devices'}</p>
  }
  const open = (options: TestAirshedOptions = {}) =>
    drawInConsole(
      <Guard permission="manage_devices">
        <Rights />
      </Guard>,
      {
        organizations: LOCKED,
        user: user({ permissions: { manage_devices: ['org_city'] } }),
        ...options,
      },
    )

  it('opens read-only for those who could otherwise change it', async () => {
    open()
    await expect.element(page.getByText('May read devices')).toBeVisible()
  })

  it('lets staff change a locked organization', async () => {
    const permissions = { manage_devices: ['org_city'], access_context: ['org_city'] }
    open({ user: user({ permissions }) })
    await expect.element(page.getByText('May change devices')).toBeVisible()
  })
})
