import { expect, test } from './console.ts'

/** Time for all screens of a dashboard, on a busy machine. */
const TURNS_MS = 60_000

test('a wall cycles through dashboards and survives a restart of the server', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  await page.goto('/org_city/dashboards/dashboard_demo_city')
  await page.getByRole('button', { name: 'Continue as Owner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for City overview' }).click()
  await page.getByRole('menuitem', { name: 'Wall screen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Roadside PM2.5', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Time on each/ }).click()
  await page.getByRole('option', { name: '10 s' }).click()
  await dialog.getByRole('button', { name: 'Start' }).click()

  await expect(page.getByText('1 / 2')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // Cards with old readings say "as of" too, but without seconds.
  const pulse = page.getByText(/^as of \d\d:\d\d:\d\d/)
  await expect(pulse).toBeVisible()
  await expect(page.getByText('Simulated data')).toBeVisible()
  // It is too long for one screen: its screens share its time, at least five seconds each.
  const screens = page.getByRole('button', { name: /^Screen \d of \d$/ })
  await expect(screens.first()).toHaveAttribute('aria-current', 'true')
  await expect(screens.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('2 / 2')).toBeVisible({ timeout: TURNS_MS })
  await expect(page.getByRole('heading', { level: 1, name: 'Roadside PM2.5' })).toBeVisible()

  await server.stop()
  await server.start()
  // Both dashboards come back with current data, without intervention.
  await expect(page.getByText('1 / 2')).toBeVisible({ timeout: TURNS_MS })
  await expect(page.getByText('2 / 2')).toBeVisible({ timeout: TURNS_MS })
  const before = await pulse.textContent()
  await expect(pulse).not.toHaveText(before ?? '', { timeout: 30_000 })
  await expect(page.locator('.dashboard-wall')).toHaveAttribute('data-still', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  // Readings arrive again, or this would still be the first loss.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  // The toast disappears after three seconds, possibly before the server has stopped.
  await Promise.all([
    expect(page.getByText('WebSocket connection is lost, reconnecting...')).toBeVisible({
      timeout: 60_000,
    }),
    server.stop(),
  ])
  await expect(
    page.getByText(/^Reconnecting since \d\d:\d\d$/).filter({ visible: true }),
  ).toHaveCount(1)
  await server.start()
  await expect(page.getByText('WebSocket connection is established!')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})
