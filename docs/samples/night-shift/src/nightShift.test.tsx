import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | null = null
beforeAll(() => page.viewport(1280, 800))
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  drawn = await renderScreen(plugin, { params: {}, ...options })
  return drawn
}

const pane = (name: string) => page.getByRole('region', { name, exact: true })
const worst = () => pane('Worst air right now')

describe('the night shift', () => {
  it('shows the worst device first, with its chart', async () => {
    await open()
    const first = worst().getByRole('button', { pressed: true })
    await expect.element(first.getByText('µg/m³')).toBeVisible()
    await expect.element(first.getByText('just now')).toBeVisible()
    await expect.element(worst().getByText(/^PM2\.5 · .*simulated/i)).toBeVisible()
    const name = (first.element().textContent ?? '').match(/Station \w{8}/)?.[0] ?? ''
    await expect
      .element(pane('Last 12 hours').getByRole('button', { name: `Device: ${name}` }))
      .toBeVisible()
  })

  it('shows the chart of the device that is pressed', async () => {
    await open()
    const other = worst()
      .getByRole('button', { pressed: false, name: /Station/ })
      .first()
    await expect.element(other).toBeVisible()
    const name = (other.element().textContent ?? '').match(/Station \w{8}/)?.[0] ?? ''
    await other.click()
    await expect
      .element(pane('Last 12 hours').getByRole('button', { name: `Device: ${name}` }))
      .toBeVisible()
  })

  it('ranks devices by carbon dioxide instead', async () => {
    await open()
    await page.getByRole('button', { name: 'CO₂', exact: true }).click()
    await expect.element(worst().getByText('ppm').first()).toBeVisible()
  })

  it('starts with the device of the address', async () => {
    await open({ params: { device: '1C00A3F9:0' } })
    await expect
      .element(pane('Last 12 hours').getByRole('button', { name: /Device: Station 1C00A3F9/ }))
      .toBeVisible()
  })

  it('leads from the night shift to an alert', async () => {
    const { visited } = await open()
    await pane('Newest alerts').getByRole('link').first().click()
    expect(visited).toEqual(['/org_city/alerts/alert_0/monitor'])
  })

  it('marks old readings as old', async () => {
    await open({ server: { scene: 'stale' } })
    await expect
      .element(
        worst()
          .getByText(/stale · 3 hours ago|stale · 3 h ago/)
          .first(),
      )
      .toBeVisible()
  })

  it('says in each pane what is empty and what failed', async () => {
    await open({ server: { scene: 'empty' } })
    await expect.element(page.getByText('No alerts yet')).toBeVisible()
    await expect.element(page.getByText('No device measures PM2.5')).toBeVisible()
    drawn?.unmount()
    await open({ server: { isRefusing: true } })
    expect(page.getByText('This part could not be loaded').elements()).toHaveLength(4)
  })
})
