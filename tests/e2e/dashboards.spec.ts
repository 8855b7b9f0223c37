import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import { expect, test } from './console.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })

async function openList(page: Page, slug = 'org_city'): Promise<void> {
  await page.goto(`/${slug}/dashboards`)
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function deleteDashboard(page: Page, name: string): Promise<void> {
  await openMenu(page, name, 'Delete')
  await expect(
    dialogOf(page).getByText(
      "Are you sure you want to delete this dashboard? You can't undo this action",
    ),
  ).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect(cardOf(page, name)).toHaveCount(0)
}

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8')

test('a new dashboard explains a problem of its name after the field was touched', async ({
  console: { page, resume },
}) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const dialog = dialogOf(page)
  const name = dialog.getByLabel('Name')
  await expect(name).toHaveValue('New dashboard')
  await expect(dialog.getByText('Name is required')).toBeHidden()
  await name.fill('')
  await dialog.getByLabel('Description').focus()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await name.fill('Ai')
  await expect(dialog.getByText('Name is too short')).toBeVisible()
  await name.fill('   a   ')
  await expect(dialog.getByText('Name is too short')).toBeVisible()
  await name.fill('x'.repeat(51))
  await expect(dialog.getByText('Name is too long')).toBeVisible()
  await name.fill('x'.repeat(50))
  await expect(dialog.getByText(/^Name is/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('somebody who manages no organization reads why they cannot create a dashboard', async ({
  console: { page, resume },
}) => {
  await resume('User')
  await openList(page)
  await expect(page.getByRole('link', { name: /City overview/ })).toBeVisible()
  for (const name of ['Import', 'New dashboard']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/needs an organization/)
  }
  await page.getByRole('button', { name: 'New dashboard' }).focus()
  await expect(page.locator('.bp6-tooltip')).toContainText('needs an organization')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a dashboard starts from a template with the existing devices', async ({
  console: { page, resume },
}) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const dialog = dialogOf(page)
  const indoor = page.getByRole('radio', { name: 'Indoor air' })
  await expect(dialog.getByRole('radio', { name: 'Empty' })).toBeChecked()
  const label = dialog.locator('label').filter({ has: indoor })
  await expect(label).toContainText(/\d+ widgets, \d+ devices/)
  const promised = Number(/(\d+) widgets/.exec((await label.textContent()) ?? '')?.[1])
  await indoor.check()
  await expect(dialog.getByLabel('Name')).toHaveValue('Indoor air')
  await dialog.getByLabel('Name').fill('Rooms of the city')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Dashboard created')).toBeVisible()
  await expect(page).toHaveURL(/\/org_city\/dashboards\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms of the city' })).toBeVisible()
  await expect(page.locator('.air-widget').first()).toBeVisible()

  await openList(page)
  await expect(cardOf(page, 'Rooms of the city')).toContainText(`${promised} widgets`)
  await deleteDashboard(page, 'Rooms of the city')
})

test('a template for one device requires a device', async ({ console: { page, resume } }) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'One device' }).check()
  await dialog.getByLabel('Name').fill('Watching one')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Device is required')).toBeVisible()
  const device = dialog.getByRole('combobox', { name: 'Device' })
  const quay = await device.getByText(/^Quay Street/).getAttribute('value')
  await device.selectOption(quay)
  await expect(dialog.getByText('Device is required')).toBeHidden()
  await expect(dialog.getByLabel('Name')).toHaveValue('Watching one')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Watching one' })).toBeVisible()
  await openList(page)
  await expect(cardOf(page, 'Watching one')).toContainText(/\d+ widgets/)
  await deleteDashboard(page, 'Watching one')
})

test('a dashboard is renamed, duplicated, starred and deleted from its card', async ({
  console: { page, resume, createDashboard },
}) => {
  await resume()
  await createDashboard('Card journey')
  await openList(page)

  await openMenu(page, 'Card journey', 'Edit')
  await dialogOf(page).getByLabel('Name').fill('')
  await dialogOf(page).getByLabel('Description').fill('Told on the card')
  await expect(dialogOf(page).getByText('Name is required')).toBeVisible()
  await dialogOf(page).getByLabel('Name').fill('Card travel')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Dashboard updated')).toBeVisible()
  await expect(cardOf(page, 'Card travel')).toContainText('Told on the card')

  await page.getByRole('button', { name: 'Star Card travel' }).click()
  await expect(page.getByRole('region', { name: 'Starred' }).getByText('Card travel')).toBeVisible()
  await expect(page).toHaveURL(/\/org_city\/dashboards$/)
  await page.getByRole('button', { name: 'Unstar Card travel' }).click()
  await expect(
    page.getByRole('region', { name: 'Personal' }).getByText('Card travel'),
  ).toBeVisible()

  await openMenu(page, 'Card travel', 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Card travel (copy)' })).toBeVisible()
  await openList(page)
  await deleteDashboard(page, 'Card travel (copy)')
  await expect(page.getByText('Dashboard deleted').first()).toBeVisible()
  await deleteDashboard(page, 'Card travel')
})

test('sharing requires an organization in which one manages reports', async ({
  console: { page, resume, createDashboard },
}) => {
  await resume()
  await createDashboard('To be shared')
  await openList(page)
  await openMenu(page, 'To be shared', 'Share')
  const dialog = dialogOf(page)
  await expect(dialog.getByText(/gets a shared copy/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByText('Organization is required')).toBeVisible()
  const choice = dialog.getByRole('combobox', { name: 'Organization' })
  await choice.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Dashboard shared')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/org_school/dashboards')
  await expect(cardOf(page, 'To be shared')).toContainText('Shared')
  await deleteDashboard(page, 'To be shared')
  await openList(page)
  await deleteDashboard(page, 'To be shared')
})

test('a shared dashboard cannot be shared again', async ({ console: { page, resume } }) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: 'Actions for City overview', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0)
})

test('an exported dashboard is imported without loss', async ({ console: { page, resume } }) => {
  await resume()
  await openList(page)
  const saving = page.waitForEvent('download')
  await openMenu(page, 'Roadside PM2.5', 'Export as JSON')
  const download = await saving
  expect(download.suggestedFilename()).toBe('Roadside PM2.5.airshed.json')
  const file = JSON.parse(await textOf(download)) as {
    format: string
    dashboard: { name: string; widgets: { id: string; type: string; config: object }[] }
  }
  expect(file.format).toBe('airshed-dashboard')

  const [first] = file.dashboard.widgets
  const hologram = { ...first, id: 'hologram', type: 'HologramWidget', config: { depth: 3 } }
  const widgets = [...file.dashboard.widgets, hologram]
  const changed = { ...file, dashboard: { ...file.dashboard, name: 'Brought back', widgets } }
  await page.getByRole('button', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'roadside.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(changed)),
  })
  const dialog = dialogOf(page)
  await expect(dialog.getByText(`The file holds ${widgets.length} widgets`)).toBeVisible()
  await expect(dialog.getByText(/does not know HologramWidget/)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Brought back')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brought back' })).toBeVisible()

  await openList(page)
  const again = page.waitForEvent('download')
  await openMenu(page, 'Brought back', 'Export as JSON')
  expect(JSON.parse(await textOf(await again))).toEqual(changed)
  await deleteDashboard(page, 'Brought back')
})

test('text that is not a dashboard is refused with a reason, and kept', async ({
  console: { page, resume },
}) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = dialogOf(page)
  const text = dialog.getByLabel('Text of an exported dashboard')
  const goOn = dialog.getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeDisabled()

  await text.fill('{ "format": ')
  await goOn.click()
  await expect(dialog.getByText(/This text is not JSON/)).toBeVisible()
  await expect(text).toHaveValue('{ "format": ')

  const place = { x: 0, y: 0, w: 4, h: 3 }
  const layout = { xl: place, lg: place, md: place, sm: place, xs: place }
  const widget = { id: 'w', type: 'ChartWidget', configVersion: 1, layout, config: { node_id: [] } }
  const wrong = JSON.stringify({
    format: 'airshed-dashboard',
    formatVersion: 1,
    dashboard: { name: 'Dust', widgets: [widget] },
  })
  await text.fill(wrong)
  await goOn.click()
  await expect(dialog.getByText('/dashboard/widgets/0/config/node_id')).toBeVisible()
  await expect(dialog.getByText(/expected at least 1 item, got \[\]/)).toBeVisible()
  await expect(text).toHaveValue(wrong)

  await text.fill('{"format":"airshed-dashboard","formatVersion":7,"pages":[]}')
  await goOn.click()
  await expect(dialog.getByText(/format version 7, and this console reads up to/)).toBeVisible()
})

test('a file dropped on the list opens in the import dialog', async ({
  console: { page, resume },
}) => {
  await resume()
  await openList(page)
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['{"format":"airshed-dashboard"}'], 'a.json'))
    return transfer
  })
  const list = page.locator('.dashboards')
  await list.dispatchEvent('dragover', { dataTransfer: files })
  await expect(page.getByText('Drop the file to import it')).toBeVisible()
  await list.dispatchEvent('drop', { dataTransfer: files })
  await expect(dialogOf(page).getByText('/formatVersion')).toBeVisible()
})

test('an organization without dashboards offers to create the first one', async ({
  console: { page, resume },
}) => {
  await page.route('**/v2/dashboards?*', (route) =>
    route.fulfill({ json: { data: [], total: 0, page: 1, size: 1000 } }),
  )
  await resume()
  await page.goto('/org_city/dashboards')
  await page.getByRole('button', { name: /New dashboard/ }).click()
  await expect(dialogOf(page).getByLabel('Name')).toBeVisible()
})

test('a list that could not be loaded says so, and is loaded again', async ({
  console: { page, resume },
}) => {
  let isRefusing = true
  await page.route('**/v2/dashboards?*', (route) =>
    isRefusing
      ? route.fulfill({ status: 409, json: { errors: { detail: 'Busy for a moment' } } })
      : route.continue(),
  )
  await resume()
  await page.goto('/org_city/dashboards')
  await expect(page.getByText('Unknown error occured.')).toBeVisible()
  await expect(page.getByText('The server refused the request (code HTTP_409)')).toBeVisible()
  isRefusing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardOf(page, 'City overview')).toBeVisible()
})

test('more than eight dashboards can be searched, in tab order', async ({
  console: { page, resume },
}) => {
  await page.route('**/v2/dashboards?*', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { data: { id: string; name: string }[] }
    const [one] = list.data
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...one,
      id: `more-${index}`,
      name: `Límite ${index + 1}`,
      is_starred: false,
    }))
    await route.fulfill({ json: { ...list, data: [...list.data, ...more] } })
  })
  await resume()
  await openList(page)
  const search = page.getByRole('searchbox', { name: 'Search dashboards' })
  await search.fill('limite 7')
  await expect(page.getByRole('article')).toHaveCount(1)
  await search.press('Tab')
  await expect(page.getByRole('link', { name: 'Límite 7' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Star Límite 7' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Actions for Límite 7' })).toBeFocused()
  await search.fill('nothing like it')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(1)
})

test('a phone stacks the cards, with star and menu visible', async ({
  console: { page, resume },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await resume()
  await openList(page)
  await expect(page.getByRole('button', { name: 'Actions for City overview' })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const box = await dialogOf(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})

test('the list of dashboards is shown in Spanish', async ({ console: { page, resume } }) => {
  await resume()
  await openList(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByText('Español').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paneles' })).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo panel' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Nombre').fill('')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('El nombre es obligatorio')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Aire interior' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Acciones de City overview' }).click()
  await expect(page.getByRole('menuitem', { name: 'Exportar como JSON' })).toBeVisible()
})
