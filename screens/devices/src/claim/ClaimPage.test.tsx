import { organization, renderScreen, user, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  vi.restoreAllMocks()
  sessionStorage.clear()
})
type Server = NonNullable<Parameters<typeof renderScreen>[1]['server']>
const open = async (server: Server = {}, params: Record<string, unknown> = {}) => {
  drawn = await renderScreen(plugin, { page: 'claim', params, widthPx: 1000, server })
  await expect.element(page.getByRole('heading', { name: 'Claim devices' })).toBeVisible()
  return drawn
}
const serials = () => page.getByRole('textbox', { name: 'Serials' })
const claim = () => userEvent.click(page.getByRole('button', { name: 'Claim', exact: true }))
const bodies = ({ calls }: RenderedScreen) =>
  calls.filter(({ path }) => path === 'nodes/claim').map(({ body }) => body)

describe('claiming devices', () => {
  it('reads pasted serials, and says that all are claimed', async () => {
    const screen = await open()
    await userEvent.fill(serials(), '1C00A3F7, 1C00A3F8\n1C00A3F7')
    await claim()
    await expect.element(page.getByText('2 devices claimed')).toBeVisible()
    expect(bodies(screen)).toEqual([
      expect.objectContaining({ serials: ['1C00A3F7', '1C00A3F8'], accepts_keyless: false }),
    ])
    await userEvent.click(page.getByRole('button', { name: 'Show devices' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
  })

  it('lists failed serials first with the reason, and returns them to the form', async () => {
    await open({
      claimFailures: { '1C00A3F8': 'NOT_CLAIMABLE', 77: 'CLAIMED_ALREADY' },
    })
    await userEvent.fill(serials(), '1C00A3F7 1C00A3F8 77')
    await claim()
    await expect.element(page.getByText('1 device claimed, 2 failed')).toBeVisible()
    await expect.element(page.getByRole('row').nth(3)).toBeVisible()
    const [first, second, third] = page.getByRole('row').elements().slice(1)
    expect([first, second, third].map((row) => row?.textContent)).toEqual([
      expect.stringMatching(/^1C00A3F8.*has not reported here yet/),
      expect.stringMatching(/^77.*already has it/),
      expect.stringMatching(/^1C00A3F7.*Claimed$/),
    ])
    await userEvent.click(page.getByRole('button', { name: 'Correct those that failed' }))
    await expect.element(serials()).toHaveValue('1C00A3F8\n77')
  })

  it('shows the requested keys, and asks before they are lost', async () => {
    const screen = await open()
    await userEvent.fill(serials(), '1C00A3F7 1C00A3F8')
    await userEvent.click(page.getByText('Give each device a key of its own'))
    await claim()
    await expect.element(page.getByText(/They are shown only once/)).toBeVisible()
    expect(bodies(screen)).toEqual([expect.objectContaining({ keys: true })])
    await expect.element(page.getByText('dk_fake-1C00A3F8', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Copy the key of 1C00A3F7' }))
      .toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show devices' }))
    await expect.element(page.getByText(/They cannot be shown again/)).toBeVisible()
    expect(screen.visited).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
  })

  it('leaves without a question once the keys are in a file', async () => {
    const files: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    const screen = await open()
    await userEvent.fill(serials(), '1C00A3F7')
    await userEvent.click(page.getByText('Give each device a key of its own'))
    await claim()
    await userEvent.click(page.getByRole('button', { name: 'Download as CSV' }))
    await expect.poll(() => files).toEqual(['Device keys.csv'])
    await userEvent.click(page.getByRole('button', { name: 'Show devices' }))
    await expect.poll(() => screen.visited).toEqual(['/org_city/devices'])
  })

  it('says that no serial could be claimed', async () => {
    await open({ claimFailures: { '1C00A3F8': 'NOT_CLAIMABLE' } }, { serials: '1C00A3F8' })
    await expect.element(serials()).toHaveValue('1C00A3F8')
    await claim()
    await expect.element(page.getByText('The device could not be claimed')).toBeVisible()
  })

  it('asks for at least one serial', async () => {
    const screen = await open()
    await claim()
    await expect.element(page.getByText('Serials are required')).toBeVisible()
    expect(bodies(screen)).toEqual([])
  })
})

describe('claiming without an organization', () => {
  const ORGANIZATIONS = [organization(), organization('org_lab', { name: 'Lab of Air' })]
  const create = () => page.getByRole('button', { name: 'Create organization' })

  it('leads to a new organization first, with the typed serials', async () => {
    const screen = await open({}, { serials: '1C00A3F7' })
    await userEvent.fill(serials(), '1C00A3F7 1C00A3F8')
    await userEvent.click(create())
    await expect
      .poll(() => screen.visited)
      .toEqual(['/org_city/organizations/new?serials=1C00A3F7+1C00A3F8'])
  })

  it('keeps thousands of serials in the tab', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => `1C${at}`).join(' ')
    const screen = await open()
    await userEvent.fill(serials(), many)
    await userEvent.click(create())
    await expect
      .poll(() => screen.visited)
      .toEqual(['/org_city/organizations/new?held_serials=true'])
    drawn?.unmount()
    await open({}, { held_serials: true })
    await expect.element(serials()).toHaveValue(many)
    expect(sessionStorage.length).toBe(0)
  })

  it('returns to claiming for the new organization', async () => {
    const permissions = {
      manage_devices: ['org_city', 'org_lab'],
      manage_organizations: ['org_city', 'org_lab'],
    }
    const screen = await open(
      { organizations: ORGANIZATIONS, user: user({ permissions }) },
      { serials: '1C00A3F7', organization: 'org_lab' },
    )
    await claim()
    await expect
      .poll(() => bodies(screen))
      .toEqual([expect.objectContaining({ organization_id: 'org_lab', serials: ['1C00A3F7'] })])
  })

  it('offers a new organization only to those who manage none and may create one', async () => {
    const outsider = { manage_devices: ['org_city'], create_organization: ['org_city'] }
    drawn = await renderScreen(plugin, {
      page: 'claim',
      params: { serials: '1C00A3F7' },
      server: { user: user({ permissions: outsider }) },
    })
    await expect.element(page.getByText('You manage no organization')).toBeVisible()
    await userEvent.click(create())
    expect(drawn.visited).toEqual(['/org_city/organizations/new?serials=1C00A3F7'])
    drawn.unmount()
    drawn = await renderScreen(plugin, {
      page: 'claim',
      params: {},
      server: { user: user({ permissions: { manage_devices: ['org_city'] } }) },
    })
    await expect.element(page.getByText('You manage no organization')).toBeVisible()
    expect(create().query()).toBeNull()
  })
})
