import { axeProblems, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { FLEET, ONE_WAY } from '../../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (params: Record<string, unknown> = {}, widthPx = 1000) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0', ...params },
    widthPx,
    server: { nodes: [...FLEET, ONE_WAY] },
  })
  return drawn
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Name' })

describe('the tabs of the configuration', () => {
  it('shows one tab at a time, kept in the address', async () => {
    const screen = await open()
    await expect.element(tab('General')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Location'))
    expect(screen.params()).toMatchObject({ tab: 'location' })
    await expect.element(page.getByRole('region', { name: 'Location' })).toBeVisible()
    await expect.element(name()).not.toBeInTheDocument()
    await userEvent.click(tab('General'))
    expect(screen.params()).not.toHaveProperty('tab')
  })

  it('keeps what was typed while another tab is open', async () => {
    await open()
    await userEvent.fill(name(), 'Quay Street north')
    await userEvent.click(tab('Access rights'))
    await userEvent.click(tab('General'))
    await expect.element(name()).toHaveValue('Quay Street north')
  })

  it('opens the tab that a link names', async () => {
    await open({ tab: 'access' })
    await expect.element(page.getByRole('region', { name: 'Key' })).toBeVisible()
    await expect.element(tab('Access rights')).toHaveAttribute('aria-selected', 'true')
  })

  it('moves the focus into the tabs by Tab and between them by arrow keys', async () => {
    const screen = await open()
    tab('General').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Sensors')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(screen.params()).toMatchObject({ tab: 'location' })
    await expect.element(tab('General')).toHaveAttribute('tabindex', '-1')
  })

  it('shows the general settings for an old link to the sensors of a device that only sends', async () => {
    await open({ id: ONE_WAY.node_id, tab: 'sensors' })
    await expect.element(name()).toHaveValue('Balcony')
    await expect.element(tab('Sensors')).not.toBeInTheDocument()
  })

  it('scrolls the tabs sideways on a phone, without accessibility problems', async () => {
    await page.viewport(390, 800)
    await open({ tab: 'location' }, 390)
    await expect.element(page.getByRole('region', { name: 'Location' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
