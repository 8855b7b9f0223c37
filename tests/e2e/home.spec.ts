import { HOME_BOUNDS, homeWeight } from '../suites/homeWeight.ts'
import { countSent } from '../suites/sentBytes.ts'
import { englishOnly } from './englishOnly.ts'
import { expect, test } from './console.ts'

test('the owner signs in and sees the state of the fleet', async ({
  console: { page, signIn },
}) => {
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
  await expect(page.getByText('Simulated data', { exact: true })).toBeVisible()
  await expect(page.getByText('Construction dust above 150')).toBeVisible()
})

test('home names the worst place, and links to the starred dashboard', async ({
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

test('theme and language are kept after a reload', async ({ console: { page, resumeAtHome } }) => {
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

test('choosing another organization keeps the page', async ({
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
  await page.goto('/all/home', { waitUntil: 'commit' })
  await page.locator('.air-widget').first().waitFor()
  // What follows is counted too: nothing of home comes later.
  await page.getByRole('region', { name: 'Air now' }).getByText('Worst place').waitFor()
  const weight = homeWeight(sentSoFar())
  await context.close()
  expect(weight.unwanted).toEqual([])
  expect(weight.encodings).toContain('br')
  expect(weight.scripts).toBeGreaterThan(3)
  expect(weight.scripts).toBeLessThanOrEqual(HOME_BOUNDS.scripts)
  expect(weight.scriptKb).toBeGreaterThan(100)
  expect(weight.scriptKb).toBeLessThanOrEqual(HOME_BOUNDS.scriptKb)
  expect(weight.requests).toBeLessThanOrEqual(HOME_BOUNDS.requests)
})

test('a first visit in Spanish is Spanish from the first paint', async ({
  browser,
  baseURL,
  sessionOf,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-ES' })
  const page = await context.newPage()
  const drawn = new Set<string>()
  await page.exposeFunction('reportDrawn', (words: string) => drawn.add(words))
  await page.addInitScript(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const root = document.querySelector('#root')
      if (root === null) return
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const words = texts.currentNode.textContent ?? ''
        if (seen.has(words)) continue
        seen.add(words)
        ;(window as unknown as { reportDrawn: (words: string) => void }).reportDrawn(words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await (await sessionOf('Manager')).lendTo(context)
  await page.goto('/all/home')
  await expect(page.getByRole('heading', { name: 'Alertas recientes' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'El aire ahora' })).toBeVisible()
  await context.close()
  expect(drawn).toContain('Alertas recientes')
  const english = englishOnly(['app/src', 'core/kit/src', 'core/ui/src', 'core/charts/src'])
  expect(english.size).toBeGreaterThan(100)
  expect([...drawn].filter((words) => english.has(words))).toEqual([])
})
