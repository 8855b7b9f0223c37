import { HOME_BOUNDS, homeWeight } from '../suites/homeWeight.ts'
import { countSent } from '../suites/sentBytes.ts'
import { expect, test } from './console.ts'

test('the owner signs in and sees the fleet at a glance', async ({ console: { page, signIn } }) => {
  await signIn()
  await expect(page).toHaveTitle('Home | Airshed Console')
  await expect(page).toHaveURL(/\/all\/home$/)
  for (const name of [
    'Devices online',
    'Total devices',
    'Total devices by type',
    'Recent alerts',
  ]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Simulated data')).toBeVisible()
  await expect(page.getByText('Construction dust above 150')).toBeVisible()
})

test('home names the worst place, and has the starred dashboard one click away', async ({
  console: { page, resume },
}) => {
  await resume()
  await page.goto('/org_city/home')
  const air = page.getByRole('region', { name: 'Air now' })
  await expect(air.getByText(/^of \d+ places$/)).toBeVisible()
  await expect(air.getByText(/µg\/m³|ppm|ppb/).first()).toBeVisible()
  await air.getByRole('link', { name: 'City overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
})

test('a reload keeps the session, and signing out ends it', async ({
  console: { page, signIn },
}) => {
  await signIn()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Continue as Owner' })).toBeVisible()
})

test('theme and language are kept', async ({ console: { page, resumeAtHome } }) => {
  await resumeAtHome()
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('heading', { name: /bienvenida/ })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { name: 'Alertas recientes' })).toBeVisible()
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByText('English').click()
  await expect(page.getByRole('heading', { name: 'Recent alerts' })).toBeVisible()
})

test('another organization is chosen and the page stays', async ({
  console: { page, resumeAtHome },
}) => {
  await resumeAtHome()
  await page.getByRole('link', { name: 'Dashboards' }).click()
  await page.getByRole('button', { name: /^Organization/ }).click()
  await page
    .getByRole('option', { name: /Alder Bay/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/org_city\/dashboards$/)
})

test('a first visit of home loads little, in few files', async ({
  browser,
  baseURL,
  sessionOf,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await (await sessionOf('Owner')).lendTo(context)
  const sentSoFar = await countSent(page)
  // Held, as a busy machine may notice the first widget later than the page does; it must not begin before it.
  const widgetsBeforeAir: number[] = []
  await page.route('**/assets/home-air-*.js', async () => {
    widgetsBeforeAir.push(await page.locator('.air-widget').count())
  })
  await page.goto('/all/home', { waitUntil: 'commit' })
  await page.locator('.air-widget').first().waitFor()
  const weight = homeWeight(sentSoFar())
  await expect.poll(() => widgetsBeforeAir).toHaveLength(1)
  await context.close()
  expect(widgetsBeforeAir[0]).toBeGreaterThan(0)
  expect(weight.unwanted).toEqual([])
  expect(weight.encodings).toContain('br')
  expect(weight.scripts).toBeGreaterThan(3)
  expect(weight.scripts).toBeLessThanOrEqual(HOME_BOUNDS.scripts)
  expect(weight.scriptKb).toBeGreaterThan(100)
  expect(weight.scriptKb).toBeLessThanOrEqual(HOME_BOUNDS.scriptKb)
  expect(weight.requests).toBeLessThanOrEqual(HOME_BOUNDS.requests)
})
