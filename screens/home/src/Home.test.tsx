import { renderScreen, user, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const NEWCOMER = { user: user({ permissions: {} }), organizations: [] }

describe('the first sign-in of somebody without an organization', () => {
  it('offers to create an organization if the server allows it', async () => {
    drawn = await renderScreen(plugin, {
      params: {},
      server: { ...NEWCOMER, hasFirstOrganization: true },
    })
    await userEvent.click(page.getByRole('button', { name: 'Create organization' }))
    expect(drawn.visited).toEqual(['/org_city/organizations/new'])
  })

  it('says whom to ask for an organization, and leads to a request', async () => {
    drawn = await renderScreen(plugin, { params: {}, server: NEWCOMER })
    await expect.element(page.getByText(/Ask the owner of an organization/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Create organization' }).query()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Request an organization' }))
    expect(drawn.visited).toEqual(['/org_city/organization-requests'])
  })
})
