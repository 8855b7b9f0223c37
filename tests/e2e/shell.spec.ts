import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const linksOf = async (page: Page): Promise<string[]> =>
  (await sidebar(page).locator('.app-nav-text').allTextContents()).map((text) => text.trim())

test('the sidebar of a partner shows the common entries', async ({ console: { page, resume } }) => {
  await resume('Partner')
  await page.goto('/org_city/home')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(await linksOf(page)).toEqual(['Home', 'Settings'])
})

test('the sidebar of an owner shows analytics for their devices, and nothing for staff', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome('Owner')
  await expect(sidebar(page).getByRole('link', { name: /^Analytics/ })).toBeVisible()
  expect(await linksOf(page)).toEqual([
    'Home',
    'Dashboards',
    'Devices',
    'Alerts',
    'Map',
    'Reports',
    'Analytics',
    'Archives',
    'Settings',
  ])
  await sidebar(page)
    .getByRole('link', { name: /^Settings.*pending/ })
    .click()
  await expect(page).toHaveURL(/\/all\/users$/)
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await expect(settings.getByRole('link')).toHaveText([
    'Users',
    /^User invitations.*pending/,
    'Organizations',
    'Partnerships',
    'Audit log',
    'Ingest keys',
    'Air quality profiles',
    'API',
    'Webhooks',
    'Plugins',
    'Outbox',
  ])
})

test('a page that is not built yet has its own title', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  await sidebar(page)
    .getByRole('link', { name: /^Reports/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible()
  await expect(page).toHaveTitle('Reports | Airshed Console')
})

test('somebody who may not open a page is notified so', async ({ console: { page, resume } }) => {
  await resume('User')
  await page.goto('/org_city/webhooks')
  await expect(page.getByText('You do not have access to that page')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})

test('the sidebar collapses by itself in a narrower window, until the user chooses', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  const width = async () => (await sidebar(page).boundingBox())?.width
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect.poll(width).toBe(102)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(width).toBe(280)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(width).toBe(280)
})

test('the sidebar is restored as it was left', async ({ console: { page, resumeAtHome } }) => {
  await resumeAtHome()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(102)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(280)
})

test('staff act for an organization, see it, and return', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome('Support')
  await sidebar(page).getByRole('button', { name: 'Access context' }).click()
  const dialog = page.getByRole('dialog', { name: 'Access context' })
  await dialog.getByRole('button', { name: 'Switch' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Find by').selectOption({ label: 'Organization and role' })
  await dialog.getByRole('combobox', { name: 'Organization', exact: true }).fill('alder bay h')
  await page.getByRole('option', { name: /Alder Bay Harbour/ }).click()
  await dialog.getByLabel('Role').selectOption({ label: 'Manager' })
  await dialog.getByRole('button', { name: 'Switch' }).click()

  await expect(page.getByText('Acting as manager of Alder Bay Harbour')).toBeVisible()
  await expect(sidebar(page)).toHaveAttribute('data-acting', 'true')
  await expect(sidebar(page).getByRole('button', { name: 'Access context' })).toBeHidden()
  await page.getByRole('button', { name: /^Organization/ }).click()
  await expect(page.getByRole('option', { name: /Linden Hill/ })).toBeHidden()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(sidebar(page).getByRole('button', { name: 'Access context' })).toBeVisible()
  await expect(page.getByText(/^Acting as/)).toBeHidden()
})

test('the palette opens a dashboard and a device', async ({ console: { page, resumeAtHome } }) => {
  await resumeAtHome()
  const palette = page.getByRole('combobox', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await palette.fill('city over')
  const found = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(found).toContainText('City overview')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()

  await page.getByRole('button', { name: /^Search/ }).click()
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('City overview')
  await palette.fill('quay street')
  const device = page
    .getByRole('listbox', { name: 'Search', exact: true })
    .getByRole('group', { name: 'Devices' })
    .getByRole('option')
    .first()
  await expect(device).toContainText('Quay Street')
  await device.click()
  await expect(page).toHaveURL(/\/devices\/[^/]+\/monitor$/)
})

test('the sheet lists shortcuts, and a text field keeps its keys', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(sheet.getByText('Search and commands')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Search and commands' })
  await palette.pressSequentially('?')
  await expect(palette).toHaveValue('?')
  await expect(sheet).toBeHidden()
})

test('a page that fills the window is left by Escape', async ({ console: { page, resume } }) => {
  await resume()
  await page.goto('/all/home?kiosk')
  await expect(page.locator('.air-widget').first()).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeVisible()
  await expect(page).toHaveURL(/\/all\/home$/)
})

test('the console reports its events to the server', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  const reported = page.waitForRequest((request) => request.url().endsWith('/v2/telemetry'))
  await sidebar(page).getByRole('link', { name: 'Dashboards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ kind: 'page-view', path: '/all/dashboards' }),
    ]) as unknown,
  })
})

test('the theme follows the system until somebody chooses one', async ({
  console: { page, resume },
}) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await resume()
  await page.goto('/all/home')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(await theme()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('light')
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Dark theme' }).click()
  await expect.poll(theme).toBe('dark')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(await theme()).toBe('dark')
})

test('a language chosen in one browser applies in another', async ({
  browser,
  server,
  console: { page, signIn },
}) => {
  await signIn('User')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/users/'),
  )
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  expect((await saved).ok()).toBe(true)

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(server.url)
  await other.getByRole('button', { name: 'Continue as User' }).click()
  await expect(other.getByRole('heading', { name: /^¡Le damos la bienvenida/ })).toBeVisible()
  const back = other.waitForResponse((answer) => answer.request().method() === 'PUT')
  await other.getByRole('button', { name: /^Idioma/ }).click()
  await other.getByText('English').click()
  expect((await back).ok()).toBe(true)
  await context.close()
})
