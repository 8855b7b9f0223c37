import { THEME_TOKENS } from '@airshed/kit'
import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
afterEach(() => drawn?.unmount())

const counts = { online: 30, offline: 6, deactivated: 3, inventory: 1, total: 40 }
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, {
    config: usual,
    size: { width: 480, height: 200 },
    data: () => ({ status: { devices: counts, 'devices.Driq': counts } }),
    ...options,
  })
}

describe('the ring of all devices', () => {
  it('tells deactivated from offline without colours', async () => {
    await draw()
    const stripes = document.querySelectorAll('.air-donut-stripes')
    expect(stripes).toHaveLength(1)
    const parts = [...document.querySelectorAll('.air-donut-part')]
    const striped = parts.filter((part) => part.getAttribute('d') === stripes[0]?.getAttribute('d'))
    expect(striped.map((part) => part.getAttribute('fill'))).toEqual([
      THEME_TOKENS.light.statusDeactivated,
    ])
  })

  it('names each state with its number and share', async () => {
    await draw()
    for (const words of ['Online', 'Offline', 'Deactivated', 'Inventory']) {
      await expect.element(page.getByText(words, { exact: true }).last()).toBeVisible()
    }
    await expect.element(page.getByText('15%').last()).toBeVisible()
  })

  it('shows only words where no ring fits', async () => {
    await draw({ size: { width: 214, height: 118 } })
    expect(document.querySelector('.air-donut')).toBeNull()
    await expect.element(page.getByText('All', { exact: true })).toBeVisible()
  })
})
