import type { Locator, Page } from 'playwright/test'
import { expect, test } from './console.ts'

// The list of devices, as its users work with it.

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()

/**
 * What a row says of the connection now: 'Online' or 'Offline'. The simulated links are down for an
 * hour now and then, at times that nobody chooses.
 */
async function connectionOf(device: Locator): Promise<string> {
  await expect(device).toContainText(/^(Online|Offline)/)
  return /^(Online|Offline)/.exec(await device.innerText())?.[0] ?? ''
}

test('a device is found, inspected by keyboard, hibernated from its menu and woken by undo', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices')
  await page.getByRole('searchbox').fill('town hall')
  await expect(page).toHaveURL(/search=town\+hall/)
  const townHall = row(page, 'Town Hall roof')
  await page.getByRole('button', { name: 'Show details of Town Hall roof' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reports every')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Town Hall roof' }).last()).toContainText('m/s')

  const connection = await connectionOf(townHall)
  await townHall.hover()
  await townHall.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Hibernate' }).click()
  await expect(page.getByText('Town Hall roof is hibernated')).toBeVisible()
  await expect(townHall).toContainText('Hibernated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(townHall).toContainText(connection)
})

test('devices that need attention come first, and one click sorts by status', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices')
  const first = page.locator('[data-row-key]').first()
  await expect(first).toContainText('Offline')
  const status = page.getByRole('columnheader', { name: 'Status' })
  await expect(status).toHaveAttribute('aria-sort', 'other')
  await status.getByRole('button').click()
  await expect(first).toContainText('Online')
  await expect(page).toHaveURL(/sort=status/)
})

test('devices are deactivated and activated together', async ({ console: { page, resume } }) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay')
  const quay = row(page, 'Quay Street')
  const connection = await connectionOf(quay)
  await quay.focus()
  await page.keyboard.press('Space')
  const change = async (name: 'Activate' | 'Deactivate') => {
    await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await change('Deactivate')
  await expect(page.getByText('1 device deactivated')).toBeVisible()
  await expect(quay).toContainText('Deactivated')
  await quay.focus()
  await page.keyboard.press('Space')
  await change('Activate')
  await expect(page.getByText('1 device activated')).toBeVisible()
  await expect(quay).toContainText(connection)
})

test('a device is asked for settings, which wait until it confirms or refuses them', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=beach+promenade')
  await row(page, 'Beach promenade')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Configure' }).click()
  const part = (name: string) => page.getByRole('region', { name })
  const confirmed = part('What the device has confirmed')
  await expect(confirmed).toContainText('Nothing is waiting for the device')

  const interval = page.getByLabel('Reporting interval')
  const before = await interval.inputValue()
  const ask = async (value: string | { label: string }) => {
    await interval.selectOption(value)
    await part('General').getByRole('button', { name: 'Save' }).click()
    await expect(part('General')).toContainText('Saved')
  }
  await ask({ label: '1 s' })
  await expect(confirmed).toContainText('Waiting for the device since')
  await expect(confirmed).toContainText('Refused by the device: Shortest interval: 5 s')
  await ask(before)
  await expect(confirmed).toContainText('Nothing is waiting for the device')

  await part('Commands').getByRole('button', { name: 'Blink' }).click()
  const newest = part('Commands').getByRole('row').nth(1)
  await expect(newest).toContainText('Blink')
  await expect(newest).toContainText('Done')
})

test('a device fetches commands with a key of its own, which can be revoked', async ({
  console: { page, resume },
  request,
  baseURL,
}) => {
  await resume('Manager')
  await page.goto(`/org_city/devices/${encodeURIComponent('1C00C89B:0')}/edit?tab=access`)
  const part = page.getByRole('region', { name: 'Key' })
  await part.getByRole('button', { name: /^Create a/ }).click()
  const key = await part.getByRole('group', { name: 'New key' }).locator('code').innerText()
  const inbox = () =>
    request.get(`${baseURL ?? ''}/devices/1C00C89B/inbox`, { headers: { 'x-airshed-key': key } })
  expect((await inbox()).status()).toBe(200)
  await part.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(part).toContainText('no key of its own')
  expect((await inbox()).status()).toBe(401)
})

test('a user reads devices without changing them, a partner is refused', async ({
  console: { page, resume },
}) => {
  await resume('User')
  await page.goto('/org_city/devices')
  await expect(row(page, 'Quay Street')).toBeVisible()
  await row(page, 'Quay Street').focus()
  await page.keyboard.press('Space')
  const actions = page.getByRole('toolbar').getByRole('button')
  await expect(actions.filter({ hasText: 'Download readings' })).toBeVisible()
  await expect(actions.filter({ hasText: /activate|share|lease|transfer|delete/i })).toHaveCount(0)
  await page.keyboard.press('Space')
  await row(page, 'Quay Street')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Download readings'])
  await resume('Partner')
  await page.goto('/org_city/devices')
  await expect(page).toHaveURL(/\/home$/)
})

test('devices fit on a phone, in Spanish', async ({ console: { page, resume } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resume()
  await page.goto('/org_city/devices')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dispositivos' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Mostrar detalles/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Sensores' })).toBeVisible()
  const overflowPx = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflowPx).toBeLessThanOrEqual(0)
})

test('a keyless monitor is claimed by its serial, a foreign one is not', async ({
  console: { page, resume },
  server: { url },
}) => {
  const serial = '84fce60b3c99'
  const posted = () =>
    fetch(`${url}/sensors/airgradient:${serial}/measures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wifi: -46, rco2: 447, pm02: 7, atmp: 25.8, rhum: 43 }),
    })
  expect((await posted()).status).toBe(200)
  await resume('Manager')
  await page.goto('/org_city/devices')
  await page.getByRole('button', { name: 'Claim devices' }).click()
  await page.getByRole('textbox', { name: 'Serials' }).fill(`${serial}\n1C00NONE`)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('1 device claimed, 1 failed')).toBeVisible()
  await expect(row(page, '1C00NONE')).toContainText('has not reported here yet')
  await expect(row(page, serial)).toContainText('Claimed')
  // It needs the key of its organization from now on.
  expect((await posted()).status).toBe(401)

  await page.getByRole('button', { name: 'Show devices' }).click()
  await page.getByRole('searchbox').fill(serial)
  await expect(row(page, serial)).toContainText('Inventory')
})
