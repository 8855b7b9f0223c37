import { untilStill } from '@airshed/ui/testing'
import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

/** Titles of the cards that can be seen whole without scrolling. */
const wholeCards = (page: Page): Promise<string[]> =>
  page
    .locator('.air-grid .air-card')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.getBoundingClientRect().bottom <= window.innerHeight)
        .map((card) => card.querySelector('.air-card-title')?.textContent ?? ''),
    )

/** Titles of the device cards whose content does not fit. */
const scrollingDevices = (page: Page): Promise<string[]> =>
  page
    .locator('.air-grid .node-widget')
    .evaluateAll((devices) =>
      devices
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((device) => device.closest('.air-card')?.querySelector('h2')?.textContent ?? ''),
    )

test('the overview of the city shows nine whole cards above the fold, in English and Spanish', async ({
  console: { page, resume },
}) => {
  await resume()
  await page.goto('/org_city/dashboards/dashboard_demo_city')
  await expect(page.locator('.air-grid .air-figure').first()).toBeVisible()
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 })
  expect((await wholeCards(page)).length).toBeGreaterThanOrEqual(9)
  await expect(page.locator('.node-compact').first()).toContainText('PM2.5')
  expect(await scrollingDevices(page)).toEqual([])

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  // The simulated links are down for a while now and then.
  await expect(page.locator('.node-compact').first()).toContainText(/En línea|Sin conexión/)
  expect((await wholeCards(page)).length).toBeGreaterThanOrEqual(9)
  expect(await scrollingDevices(page)).toEqual([])
})

test('a dashboard is created, filled, arranged by keyboard and kept', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Quay watch')
  await expect(page.getByText('No widgets yet')).toBeVisible()
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  await addWidget({ type: 'Device', name: 'Station', device: 'Quay Street', parameter: 'PM2.5' })

  const station = page.getByRole('region', { name: 'Station' })
  const before = await station.boundingBox()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  const handle = page.getByRole('button', { name: 'Move Station' })
  // The closing dialog restores focus to where it came from: that must happen first.
  await expect(async () => {
    await handle.focus()
    await expect(handle).toBeFocused({ timeout: 500 })
  }).toPass()
  await handle.press('ArrowRight')
  await expect.poll(async () => (await station.boundingBox())?.x).not.toBe(before?.x)
  await saved

  // A card slides to its new place.
  await page.evaluate(untilStill, {})
  const moved = await station.boundingBox()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Dust' })).toBeVisible()
  await expect.poll(async () => (await station.boundingBox())?.x).toBe(moved?.x)
})

test('a widget is edited and deleted', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Short lived')
  await addWidget({ type: 'Device', name: 'First name', device: 'Quay Street', parameter: 'PM10' })
  await page.getByRole('button', { name: 'Actions for First name' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Second name')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Second name' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Second name' }).click()
  const gone = page.waitForResponse(
    (response) => response.ok() && response.request().postData()?.includes('"widgets":[]') === true,
  )
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No widgets yet')).toBeVisible()
  await gone
  await page.reload()
  await expect(page.getByText('No widgets yet')).toBeVisible()
})

test('the panel of widgets takes the focus, stays open while adding, and returns the focus', async ({
  console: { page, resume, createDashboard },
}) => {
  await resume()
  await createDashboard('By the panel')
  const panel = page.getByRole('complementary', { name: 'Add widget' })
  const type = (name: string) =>
    panel.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
  await page.getByRole('button', { name: 'Add widget' }).first().click()
  await expect(panel.getByRole('searchbox')).toBeFocused()

  await type('Wind rose').click()
  const dialog = page.getByRole('dialog')
  // The only wind sensor of a device is selected automatically.
  await dialog.getByRole('combobox', { name: 'Device' }).fill('Lighthouse')
  await page
    .getByRole('option', { name: /Lighthouse/ })
    .first()
    .click()
  // Both are in the form before it is submitted.
  for (const name of ['Wind speed', 'Wind direction']) {
    await expect(dialog.getByRole('combobox', { name })).toHaveValue(name)
  }
  await dialog.getByRole('button', { name: 'Add widget' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.air-widget')).toHaveCount(1)
  await expect(panel).toBeVisible()

  const add = page.getByRole('button', { name: 'Add widget' }).first()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('searchbox')).toBeFocused()
  await add.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
})

test('a form reports a missing value only after its field was touched', async ({
  console: { page, resume, createDashboard },
}) => {
  await resume()
  await createDashboard('Form words')
  await page.getByRole('button', { name: 'Add widget' }).first().click()
  await page
    .getByRole('complementary')
    .getByRole('button')
    .filter({ has: page.getByText('Device', { exact: true }) })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Name is required')).toBeHidden()
  await dialog.getByLabel('Name').focus()
  await dialog.getByLabel('Devices').focus()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add widget' }).click()
  await expect(dialog.getByText('Required').first()).toBeVisible()
})

test('the time range goes back, stays fixed, and returns to now', async ({
  console: { page, resume, openDashboard },
}) => {
  await resume()
  await openDashboard('City overview')
  await expect(page.getByRole('button', { name: 'Next period' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous period' }).click()
  await expect(page.getByRole('button', { name: 'Resume live updates' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next period' })).toBeEnabled()
  await page.getByRole('button', { name: 'Resume live updates' }).click()
  await expect(page.getByRole('button', { name: 'Pause live updates' })).toBeVisible()
})

test('a zoom is kept in the address through reload and Back, and one button leaves it', async ({
  console: { page, resume, createDashboard, addWidget },
}) => {
  await resume()
  await createDashboard('Zoomed in')
  await addWidget({ type: 'Chart', name: 'Dust', device: 'Quay Street', parameter: 'PM10' })
  const reset = page.getByRole('button', { name: 'Reset zoom' })
  await expect(reset).toBeHidden()

  const plot = page.locator('.air-chart .u-over')
  const box = (await plot.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.3, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 })
  // Past the plot, over the text below and beside it.
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height + 30, { steps: 4 })
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await page.mouse.up()
  await expect(reset).toBeVisible()
  await expect(page).toHaveURL(/[?&]from=\d{13}&to=\d{13}&unzoom=3h$/)
  const words = await page.getByRole('button', { name: /^Time range/ }).textContent()
  const zoomed = page.url()

  await page.reload()
  await expect(reset).toBeVisible()
  await expect(page.getByRole('button', { name: /^Time range/ })).toHaveText(words!)
  await reset.click()
  await expect(page.getByRole('button', { name: /^Time range/ })).toHaveText('Last 3 hours')
  await expect(page).toHaveURL(/\?last=3h$/)
  await page.goBack()
  await expect(page).toHaveURL(zoomed)
  await expect(page.getByRole('button', { name: /^Time range/ })).toHaveText(words!)
  await page.goBack()
  await expect(reset).toBeHidden()
  await expect(page.getByRole('button', { name: /^Time range/ })).toHaveText('Last 3 hours')
})

test('a link opens a dashboard with its time range', async ({ console: { page, resume } }) => {
  await resume()
  const at = (query: string) => page.goto(`/org_city/dashboards/dashboard_demo_city${query}`)
  const range = page.getByRole('button', { name: /^Time range/ })
  await at('?last=12h')
  await expect(range).toHaveText('Last 12 hours')
  await expect(page.getByRole('button', { name: 'Pause live updates' })).toBeVisible()
  await at('?last=6h&refresh=5m')
  await expect(range).toHaveText('Last 6 hours')
  await expect(page.getByRole('button', { name: 'Pause refreshing' })).toHaveText('Every 5 min')
  await at('?from=2025-01-10T09:00Z&to=2025-01-10T12:00Z')
  await expect(page.getByRole('button', { name: 'Resume live updates' })).toBeVisible()
  await expect(range).toHaveText(/Jan 10, 2025/)
})

test('a link with an invalid time range opens the dashboard with the default one', async ({
  console: { page, resume },
}) => {
  await resume()
  const range = page.getByRole('button', { name: /^Time range/ })
  for (const query of [
    '?from=9&to=1',
    '?last=soon&refresh=1s',
    '?from=%00&to=&unzoom=,,',
    '?to=x',
  ]) {
    await page.goto(`/org_city/dashboards/dashboard_demo_city${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
    await expect(range).toHaveText('Last 3 hours')
  }
})

test('the title is the name of the dashboard, also after going back', async ({
  console: { page, resume, openDashboard },
}) => {
  await resume()
  await openDashboard('City overview')
  await expect(page).toHaveTitle('City overview | Airshed Console')
  await page.getByRole('link', { name: 'Dashboards' }).click()
  await expect(page).toHaveTitle('Dashboards | Airshed Console')
  await page.getByRole('link', { name: /City overview/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
  await expect(page).toHaveTitle('City overview | Airshed Console')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('button', { name: 'Añadir widget' })).toBeVisible()
  await expect(page).toHaveTitle('City overview | Airshed Console')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByText('English').click()
  await expect(page.getByRole('button', { name: 'Add widget' })).toBeVisible()
})

test('a dashboard of several charts makes one measurement request', async ({
  console: { page, resume, openDashboard },
}) => {
  await resume()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search/measurements')) requests.push(request.postData() ?? '')
  })
  await page.setViewportSize({ width: 1440, height: 6000 })
  await openDashboard('Roadside PM2.5')
  await expect(page.locator('.air-widget')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const ranges = requests.filter((body) => body.includes('"from"'))
  expect(ranges).toHaveLength(1)
})

test('a phone shows the dashboard and reaches the navigation', async ({
  console: { page, resume, openDashboard },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resume()
  await openDashboard('Roadside PM2.5')
  await expect(page.locator('.air-widget').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a link to a missing or forbidden dashboard says so', async ({
  console: { page, resume },
}) => {
  await resume('Partner')
  for (const id of ['gone', 'dashboard_demo_city']) {
    await page.goto(`/all/dashboards/${id}`)
    await expect(
      page.getByRole('heading', {
        name: 'This dashboard does not exist, or you do not have access to it',
      }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'All dashboards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible()
})

test('a dashboard that cannot be loaded offers another try', async ({ page }) => {
  let isDown = true
  await page.route('**/v2/dashboards/dashboard_demo_city', (route) =>
    isDown ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await page.goto('/org_city/dashboards/dashboard_demo_city')
  await page.getByRole('button', { name: 'Continue as Owner' }).click()
  await expect(page.getByText('Unknown error occured.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City overview' })).toBeVisible()
})

test('a dashboard is shown in Spanish and dark', async ({
  console: { page, resume, openDashboard },
}) => {
  await resume()
  await openDashboard('City overview')
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Dark theme' }).click()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('button', { name: 'Añadir widget' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
  await expect(page.getByText(/^Horas en/)).toBeVisible()
})
