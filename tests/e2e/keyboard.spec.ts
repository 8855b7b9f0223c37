import type { Locator, Page } from 'playwright/test'
import { expect, test } from './console.ts'

/** More than the tab stops of any console page. */
const MOST_STEPS = 250

/** Presses Tab (or `key`) until the target has focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The Tab key never came to ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

interface KeyWidget {
  type: string
  name: string
  device: string
  /** Label of the field and the option to choose. */
  parameter?: readonly [label: string, option: RegExp]
}

async function addByKeys(page: Page, { type, name, device, parameter }: KeyWidget): Promise<void> {
  // The panel stays open after the first widget was added.
  const panel = page.getByRole('complementary', { name: 'Add widget' })
  if (!(await panel.isVisible())) {
    await press(page, page.getByRole('button', { name: 'Add widget' }).first())
  }
  const choice = page
    .getByRole('complementary')
    .getByRole('button')
    .filter({ has: page.getByText(type, { exact: true }) })
  await press(page, choice)
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type(name)
  await tabTo(page, dialog.getByRole('combobox', { name: 'Devices' }))
  await page.keyboard.type(device)
  await expect(page.getByRole('option').first()).toHaveAccessibleName(new RegExp(device))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  if (parameter !== undefined) {
    const [label, option] = parameter
    const field = dialog.getByRole('combobox', { name: label })
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    const wanted = page.getByRole('option', { name: option }).first()
    await expect(wanted).toBeVisible()
    for (let step = 0; step < 40; step += 1) {
      const id = await field.getAttribute('aria-activedescendant')
      if (id !== null && id === (await wanted.getAttribute('id'))) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    // A single-choice list has already closed; Escape would close the dialog.
    if (await field.evaluate((element) => element.ariaExpanded === 'true')) {
      await page.keyboard.press('Escape')
    }
  }
  await press(page, dialog.getByRole('button', { name: 'Add widget' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
}

test('a dashboard is built, arranged and undone without a mouse', async ({
  console: { page, resume },
}) => {
  test.setTimeout(180_000)
  await resume()
  await page.goto('/org_city/dashboards')
  await press(page, page.getByRole('button', { name: 'New dashboard' }))
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type('By keys alone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By keys alone' })).toBeVisible()

  const parameters = ['Parameters', /PM10/] as const
  await addByKeys(page, {
    type: 'Chart',
    name: 'Dust',
    device: 'Quay Street',
    parameter: parameters,
  })
  await addByKeys(page, {
    type: 'Device',
    name: 'Station',
    device: 'Quay Street',
    parameter: parameters,
  })
  await addByKeys(page, {
    type: 'Heat map',
    name: 'Grid',
    device: 'Quay Street',
    parameter: ['Parameter', /PM10/],
  })
  await addByKeys(page, { type: 'Map', name: 'Where', device: 'Quay Street' })

  const moved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  await press(page, page.getByRole('button', { name: 'Move Station' }), 'Shift+ArrowDown')
  await moved
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: 'Where', exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('region', { name: 'Where', exact: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
  await page.keyboard.type('Roadside')
  await expect(page.getByRole('option', { name: /Roadside PM2.5/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Roadside PM2.5' })).toBeVisible()
})
