import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

// The further pages of a device: its access rights, its public page, its events, its administration.

const PROMENADE = encodeURIComponent('1C00C89B:0')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()

test('a public link opens without an account, and stops once it is turned off', async ({
  console: { page, resume },
  browser,
}) => {
  await resume('Manager')
  await page.goto(`/org_city/devices/${PROMENADE}/edit`)
  const part = page.getByRole('region', { name: 'Public link' })
  await part.getByRole('button', { name: 'Turn on the public link' }).click()
  const opening = part.getByRole('link', { name: 'Open the page' })
  await expect(opening).toBeVisible()
  const { pathname } = new URL((await opening.getAttribute('href')) ?? '')

  const stranger = await browser.newContext({ locale: 'es-ES', colorScheme: 'dark' })
  const visit = await stranger.newPage()
  await visit.goto(new URL(pathname, page.url()).href)
  await expect(visit.getByRole('heading', { name: 'Beach promenade' })).toBeVisible()
  await expect(visit.getByText(/µg\/m³/).first()).toBeVisible()
  await expect(visit.getByText(/simuladas/)).toBeVisible()
  expect(await visit.content()).not.toContain('1C00C89B')
  expect(await stranger.cookies()).toEqual([])

  await part.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(part.getByRole('button', { name: 'Turn on the public link' })).toBeVisible()
  await visit.reload()
  await expect(visit.getByText('Esta página no existe')).toBeVisible()
  await stranger.close()
})

test('device events list what was done to a device', async ({ console: { page, resume } }) => {
  await resume('Manager')
  await page.goto(`/org_city/devices/${PROMENADE}/edit`)
  const given = page.waitForResponse(/\/actions\/blink$/)
  await page
    .getByRole('region', { name: 'Commands' })
    .getByRole('button', { name: 'Blink' })
    .click()
  expect((await given).ok()).toBe(true)
  await page.getByRole('tab', { name: 'Device events' }).click()
  await expect(page).toHaveURL(/tab=events/)
  await expect(row(page, 'Command given: Blink')).toBeVisible()
})

test('an administrator reaches the health of a device, a manager does not', async ({
  console: { page, resume },
}) => {
  await resume('Admin')
  await page.goto(`/org_city/devices/${PROMENADE}/monitor`)
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page).toHaveURL(/\/admin/)
  await expect(page.getByRole('region', { name: 'Health' })).toBeVisible()
  await resume('Partner')
  await page.goto(`/org_city/devices/${PROMENADE}/admin`)
  await expect(page.getByRole('region', { name: 'Health' })).toHaveCount(0)
})

test('the readings of a device are downloaded as one complete file', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay')
  await row(page, 'Quay Street')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Download readings' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download readings' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('1C00A3F7.csv')
  const text = await readFile(await file.path(), 'utf8')
  const count = Number(/# End: (\d+) readings/.exec(text)?.[1])
  expect(count).toBeGreaterThan(100)
  const lines = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '' && !line.startsWith('"#'))
  // The first line left has the names of the columns.
  expect(lines).toHaveLength(count + 1)
})

test('a saved view of the list is restored at a new visit', async ({
  console: { page, resume },
}) => {
  await resume('Manager')
  await page.goto('/org_city/devices?search=quay&sort=-name')
  const menu = page.getByRole('button', { name: 'View', exact: true })
  await menu.click()
  await page.getByRole('textbox', { name: 'Name for this view' }).fill('By the water')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'By the water', exact: true })).toBeVisible()

  await page.goto('/org_city/devices')
  await menu.click()
  await page.getByRole('button', { name: 'By the water', exact: true }).click()
  await expect(page).toHaveURL(/search=quay/)
  await expect(page).toHaveURL(/sort=-name/)
  await page.getByRole('button', { name: 'Delete By the water' }).click()
  await expect(page.getByText('By the water was deleted')).toBeVisible()
})
