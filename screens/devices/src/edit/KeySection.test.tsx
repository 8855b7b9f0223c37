import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { OPEN_SETTINGS } from '../testsupport/channels.ts'
import { FLEET } from '../testsupport/fleet.ts'

const QUAY = '1C00A3F7:0'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (server: NonNullable<RenderScreenOptions['server']> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: QUAY, tab: 'access' },
    widthPx: 1000,
    server: { nodes: FLEET, ...server },
  })
  return drawn
}
const click = (name: string) =>
  userEvent.click(
    page
      .getByRole('region', { name: 'Key', exact: true })
      .getByRole('button', { name, exact: true }),
  )
const confirm = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }))
const sent = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

describe('the key of a device', () => {
  it('shows a new key once', async () => {
    await open()
    await expect.element(page.getByText('The device has no key of its own.')).toBeVisible()
    await click('Create a key')
    const box = page.getByRole('group', { name: 'New key' })
    await expect.element(box.getByText('airshed_device_5Kd8mQx2Wt')).toBeVisible()
    await expect.element(box.getByRole('button', { name: 'Copy the key' })).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: 'Done' }))
    await expect.element(box).not.toBeInTheDocument()
    await expect.element(page.getByText('Created by Olga Owner, 13:00')).toBeVisible()
  })

  it('replaces and revokes a key only after confirmation', async () => {
    const screen = await open({ nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    await expect.element(page.getByText('Created by Ada Author, Mar 13, 11:00')).toBeVisible()
    await click('Create a new key')
    await expect.element(page.getByText(/The old key stops working at once/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Create a new key')
    await expect.element(page.getByText('airshed_device_5Kd8mQx2Wt')).toBeVisible()
    await click('Revoke')
    await confirm('Revoke')
    await expect.element(page.getByText('The device has no key of its own.')).toBeVisible()
    await expect.element(page.getByText('airshed_device_5Kd8mQx2Wt')).not.toBeInTheDocument()
  })
})
