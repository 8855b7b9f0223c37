import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

// One device, as its users watch and maintain it.

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name }).click()

test('a device is monitored as chart and table, and its files are read', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay')
  await row(page, 'Quay Street').getByRole('link', { name: 'Quay Street' }).click()
  await expect(page).toHaveURL(/\/monitor$/)
  const panel = page.getByRole('region', { name: 'Parameters' })
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Device', exact: true })).toContainText(
    'Local time',
  )

  await view(page, 'Table')
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('row').nth(1)).toContainText(/\d\d:\d\d:\d\d/)
  await panel.getByRole('checkbox', { checked: true }).first().press('Space')
  await expect(page.getByRole('columnheader')).toHaveCount(3)

  await view(page, 'Files')
  await page.getByText('main.lua').first().click()
  await expect(page.getByRole('textbox', { name: 'Text of main.lua' })).toContainText('function')
})

test('a pinned time range applies to another device', async ({ console: { page, resume } }) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay')
  await row(page, 'Quay Street').getByRole('link', { name: 'Quay Street' }).click()
  await page.getByRole('button', { name: /^Time range/ }).click()
  await page.getByRole('menuitem', { name: 'Last 12 hours' }).click()
  await page.getByRole('button', { name: 'Keep this time range for other devices' }).click()
  await page.goto('/org_city/devices?search=town')
  await row(page, 'Town Hall roof').getByRole('link', { name: 'Town Hall roof' }).click()
  await expect(page.getByRole('button', { name: /^Time range: Last 12 hours/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stop keeping this time range for other devices' }).click()
})

test('a computed parameter is added and deleted', async ({ console: { page, resume } }) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay')
  await row(page, 'Quay Street').getByRole('link', { name: 'Quay Street' }).click()
  const panel = page.getByRole('region', { name: 'Parameters' })
  await panel.getByRole('button', { name: 'Add metric' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hourly fine dust')
  await dialog.getByLabel('Parameter', { exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Add metric' }).click()
  const metrics = panel.getByRole('group', { name: 'Metrics' })
  await expect(metrics).toContainText('Hourly fine dust')
  await metrics.getByRole('button', { name: 'Actions for Hourly fine dust' }).click()
  await page.getByRole('menuitem', { name: 'Delete metric' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete metric' }).click()
  await expect(metrics).toHaveCount(0)
})

test('a claimed device is set up before it is monitored', async ({
  console: { page, resume },
  server: { url },
}) => {
  const serial = '84fce60b3d01'
  await fetch(`${url}/sensors/airgradient:${serial}/measures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wifi: -46, rco2: 447, pm02: 7, atmp: 25.8, rhum: 43 }),
  })
  await resume('Manager')
  await page.goto(`/org_city/devices/claim?serials=${serial}`)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(row(page, serial)).toContainText('Claimed')
  await page.goto(`/org_city/devices?search=${serial}`)
  await row(page, serial).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/create$/)
  await page.getByRole('textbox', { name: 'Name' }).fill('School yard')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByText('School yard is set up')).toBeVisible()
  await expect(page).toHaveURL(/\/edit$/)
  await page.getByRole('link', { name: 'Monitor' }).click()
  await expect(page.getByRole('region', { name: 'Parameters' })).toContainText('CO₂')
})

test('the monitor fits on a phone, in Spanish', async ({ console: { page, resume } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resume()
  await page.goto('/org_city/devices')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await page.goto('/org_city/devices?search=quay')
  await page.getByRole('link', { name: 'Quay Street' }).first().click()
  await expect(page.getByRole('region', { name: 'Parámetros' })).toBeVisible()
  const overflowPx = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflowPx).toBeLessThanOrEqual(0)
})

test('the monitor at 1440 × 900 shows one head line and a map, with nothing cut off', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  for (const name of ['Quay Street', 'Archive, vault 1']) {
    await page.goto(`/org_city/devices?search=${encodeURIComponent(name)}`)
    await row(page, name).getByRole('link', { name }).click()
    const map = page.getByRole('region', { name: 'Map', exact: true }).first()
    await expect(map.locator('canvas').first()).toBeVisible()
    expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(300)

    const heads = [
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.getByRole('heading', { level: 1, name }),
      page.getByRole('button', { name: /^Time range/ }),
    ]
    const middles = await Promise.all(
      heads.map(async (head) => {
        const { y = 0, height = 0 } = (await head.boundingBox()) ?? {}
        return y + height / 2
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)

    await expect(page.getByRole('region', { name: 'Device', exact: true })).toContainText(
      'Local time',
    )
    const cut = await page
      .locator('.air-pane-body')
      .evaluateAll((bodies) =>
        bodies
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent, scrollHeight, clientHeight }) =>
            [scrollHeight, clientHeight, textContent.slice(0, 60)].join(' '),
          ),
      )
    expect(cut).toEqual([])

    const bar = page.locator('.devices-readings-bar').first()
    const views = await bar.getByRole('group').first().boundingBox()
    const download = await bar.getByRole('button').last().boundingBox()
    expect(Math.abs((views?.y ?? 0) - (download?.y ?? 999))).toBeLessThan(12)
  }
})
