import { renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: {}, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const heads = (): string[] =>
  [...document.querySelectorAll('th')].map(({ textContent }) => textContent)

describe('the alerts table', () => {
  it('shows ten alerts, and the next ten on the next page', async () => {
    await draw()
    await expect.element(page.getByText('1–10 of 23')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('11–20 of 23')).toBeVisible()
  })

  it('offers pages of 5, 10 or 15 alerts', async () => {
    await draw()
    const sizes = [...document.querySelectorAll('option')].map(({ value }) => value)
    expect(sizes).toEqual(['5', '10', '15'])
    await userEvent.selectOptions(page.getByRole('combobox'), '5')
    await expect.element(page.getByText('1–5 of 23')).toBeVisible()
  })

  it('hides the pager while every alert is on the first page', async () => {
    await draw({ data: (_needs, { alerts }) => ({ alerts: alerts && { ...alerts, total: 10 } }) })
    await expect.element(page.getByRole('row').nth(10)).toBeVisible()
    expect(document.querySelector('.air-table-pager')).toBeNull()
  })

  it('says "Never" of an alert that was never triggered', async () => {
    await draw()
    await expect.element(page.getByText('Never').first()).toBeVisible()
  })

  it('leads to the monitor of an alert', async () => {
    const { visited } = await draw()
    await page.getByRole('link').first().click()
    expect(visited).toEqual([{ to: 'alert-monitor', alertId: 'alert_0' }])
  })

  it.each([
    [1100, ['State', 'Name', 'Message', 'Level', 'Devices', 'Last triggered']],
    [720, ['State', 'Name', 'Level', 'Devices', 'Last triggered']],
    [400, ['State', 'Name', 'Last triggered']],
    [214, ['State', 'Name']],
  ])('shows the columns of alerts that fit into %d px', async (width, expected) => {
    await draw({ size: { width, height: 300 } })
    expect(heads()).toEqual(expected)
  })

  it('wraps a long name onto two lines on a phone without cutting it', async () => {
    const name = 'CO2 in the council chamber above 1,200 ppm'
    await draw({
      size: { width: 341, height: 230 },
      data: (_needs, { alerts }) => ({
        alerts: alerts && { ...alerts, data: alerts.data.map((one) => ({ ...one, name })) },
      }),
    })
    const { offsetHeight, scrollHeight } = page.getByText(name).first().element() as HTMLElement
    expect(offsetHeight).toBeGreaterThan(24)
    expect(scrollHeight).toBeLessThanOrEqual(offsetHeight)
  })

  it('lets alert names in a wide card take only the width that they need', async () => {
    await draw({ size: { width: 1400, height: 300 } })
    const name = document.querySelector('tbody td:nth-child(2)')
    expect(name?.getBoundingClientRect().width).toBeLessThanOrEqual(360)
  })

  it('says that there are no alerts', async () => {
    await draw({ scene: 'empty' })
    await expect.element(page.getByText('No alerts yet')).toBeVisible()
  })
})
