import {
  handFile,
  organization,
  pictureFile,
  renderScreen,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  sessionStorage.clear()
})
type Server = NonNullable<Parameters<typeof renderScreen>[1]['server']>
const KNOWN = [organization(), organization('org_new')]
const open = async (server: Server = {}, params: Record<string, unknown> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'create',
    params,
    server: { organizations: KNOWN, ...server },
    widthPx: 900,
  })
  return drawn
}
const name = () => page.getByRole('textbox', { name: 'Name' })
const create = () => userEvent.click(page.getByRole('button', { name: 'Create organization' }))
const created = ({ calls }: RenderedScreen) =>
  calls.filter(({ method, path }) => method === 'POST' && path === 'organizations')

describe('creating an organization', () => {
  it('leads to the devices of the new organization', async () => {
    const screen = await open()
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect.poll(() => screen.visited).toEqual(['/org_new/devices'])
    expect(created(screen).map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Lab of Air' }),
    ])
    await expect.element(page.getByText('Lab of Air is created')).toBeVisible()
  })

  it('leads to claiming the serials that were typed before', async () => {
    const screen = await open({}, { serials: '1C00A3F7\n1C00A3F8' })
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect
      .poll(() => screen.visited)
      .toEqual(['/org_new/devices/claim?serials=1C00A3F7%0A1C00A3F8&organization=org_new'])
  })

  it('keeps thousands of serials in the tab', async () => {
    const serials = Array.from({ length: 3000 }, (_, at) => `1C${at}`).join('\n')
    sessionStorage.setItem('airshed.claim.serials', serials)
    const screen = await open({}, { held_serials: true })
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect
      .poll(() => screen.visited)
      .toEqual(['/org_new/devices/claim?held_serials=true&organization=org_new'])
    expect(sessionStorage.getItem('airshed.claim.serials')).toBe(serials)
  })

  it('shows the requested ingest key, and continues once it was seen', async () => {
    const screen = await open({}, { serials: '1C00A3F7' })
    await userEvent.fill(name(), 'Lab of Air')
    await userEvent.click(page.getByText('Create an ingest key'))
    await create()
    await expect.element(page.getByText('ak_fake-key-of-the-new-organization')).toBeVisible()
    await expect.element(page.getByText(/shown only once/)).toBeVisible()
    expect(screen.visited).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Continue to claim devices' }))
    await expect
      .poll(() => screen.visited)
      .toEqual(['/org_new/devices/claim?serials=1C00A3F7&organization=org_new'])
  })

  it('uploads the chosen logo of the organization', async () => {
    const screen = await open()
    handFile(await pictureFile())
    await userEvent.click(page.getByRole('button', { name: 'Use this part' }))
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect
      .poll(() => created(screen).map(({ body }) => body))
      .toEqual([expect.objectContaining({ logo: '00000000-0000-4000-8000-000000000001' })])
  })

  it('stays on the page until the console knows the new organization', async () => {
    const screen = await open({ organizations: [organization()] })
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect.poll(() => created(screen).length).toBe(1)
    await expect.element(page.getByText('Lab of Air is created')).toBeVisible()
    expect(screen.visited).toEqual([])
    await expect.element(name()).not.toBeInTheDocument()
  })

  it('requires a name for the organization', async () => {
    const screen = await open()
    await create()
    await expect.element(page.getByText('Name is required')).toBeVisible()
    expect(created(screen)).toEqual([])
  })

  it('keeps the typed values when the server refuses', async () => {
    await open({ failures: { organizations: 429 } })
    await userEvent.fill(name(), 'Lab of Air')
    await create()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(name()).toHaveValue('Lab of Air')
  })

  it('returns to claiming with the serials', async () => {
    const screen = await open({}, { serials: '1C00A3F7' })
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices/claim?serials=1C00A3F7'])
  })
})

describe('somebody who may not create an organization', () => {
  it('says whom to ask for an organization', async () => {
    const screen = await open({ user: user({ permissions: { manage_devices: ['org_city'] } }) })
    await expect.element(page.getByText('You may not create organizations')).toBeVisible()
    await expect.element(name()).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Request an organization' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/organization-requests'])
  })

  it('leads from the list to a request for an organization, also when the list is empty', async () => {
    const screen = await renderScreen(plugin, {
      page: 'list',
      params: {},
      server: { organizations: [], user: user({ permissions: {} }) },
      widthPx: 900,
    })
    drawn = screen
    await expect.element(page.getByText(/Request one, or ask the owner/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Request an organization' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/organization-requests'])
  })

  it('allows somebody without organizations a first one where the server does', async () => {
    await open({ user: user({ permissions: {} }), hasFirstOrganization: true })
    await expect.element(name()).toBeVisible()
  })
})
