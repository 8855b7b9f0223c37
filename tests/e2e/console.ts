import { expect, test as base, type Page } from 'playwright/test'

/** The demo's users, by the words on their buttons. */
export type DemoUser = 'Owner' | 'Admin' | 'Manager' | 'User' | 'Partner' | 'Support'

/** The console as a person uses it. */
export interface ConsoleDriver {
  page: Page
  signIn(user?: DemoUser): Promise<void>
  openDashboard(name: string): Promise<void>
  /** Adds a widget of a type to the dashboard that is open; `device` and `parameter` as listed. */
  addWidget(options: {
    type: 'Chart' | 'Device'
    name: string
    device: string
    parameter: string
  }): Promise<void>
  createDashboard(name: string): Promise<void>
}

/** Chromium says this of each refused call, whatever the page does about it. */
const EXPECTED = /Failed to load resource: the server responded with a status of (40[0349]|422)/
/** Maps are drawn without a graphics card here, and the driver says so. */
const DRIVER = /GL Driver Message|Automatic fallback to software WebGL/

/** Every journey fails when the page said anything in the browser's console. */
export const test = base.extend<{ console: ConsoleDriver; isQuiet: boolean }>({
  /** false where the browser has to complain about what it refuses. */
  isQuiet: [true, { option: true }],
  console: async ({ page, isQuiet }, use) => {
    const said: string[] = []
    page.on('console', (message) => {
      const words = message.text()
      const isExpected = EXPECTED.test(words) || DRIVER.test(words)
      if (['error', 'warning'].includes(message.type()) && !isExpected) {
        said.push(`${message.type()}: ${words}`)
      }
    })
    page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`))
    await use(driverOf(page))
    if (isQuiet) expect(said).toEqual([])
  },
})
export { expect } from 'playwright/test'

function driverOf(page: Page): ConsoleDriver {
  return {
    page,
    async signIn(user = 'Owner') {
      await page.goto('/')
      await page.getByRole('button', { name: `Continue as ${user}` }).click()
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    },
    async openDashboard(name) {
      await page.goto('/all/dashboards')
      await page.getByRole('link', { name: new RegExp(name) }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
    async createDashboard(name) {
      await page.goto('/org_city/dashboards')
      await page.getByRole('button', { name: 'New dashboard' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Create' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
    async addWidget({ type, name, device, parameter }) {
      await page.getByRole('button', { name: 'Add widget' }).first().click()
      await page
        .getByRole('complementary')
        .getByRole('button')
        .filter({ has: page.getByText(type, { exact: true }) })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByLabel('Devices').fill(device)
      await page.getByRole('option', { name: new RegExp(device) }).click()
      await page.keyboard.press('Escape')
      await dialog.getByLabel('Parameters').click()
      await page
        .getByRole('option', { name: new RegExp(parameter) })
        .first()
        .click()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Add widget' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('region', { name })).toBeVisible()
      // The panel has gone: the grid is as wide, and has as many columns, as it will have.
      await expect(page.locator('.air-grid')).toHaveAttribute('data-breakpoint', 'md')
    },
  }
}
