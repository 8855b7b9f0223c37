import { expect, test as base, type Page } from 'playwright/test'
import { watchLeftovers } from './leftovers.ts'
import { asPerson, type PersonCalls } from './plugins/asPerson.ts'
import { openSession, type DemoUser, type Session } from './session.ts'
import { createWorkerConsole, type WorkerConsole } from './workerConsole.ts'

/** The console as a user sees it. */
export interface ConsoleDriver {
  page: Page
  /** Signs in with the sign-in page's button, up to the home page. Default: the owner. */
  signIn(user?: DemoUser): Promise<void>
  /**
   * Reuses this user's session, which all journeys of a worker share; loads no page.
   * Default: the owner.
   */
  resume(user?: DemoUser): Promise<void>
  /** The same, then opens the home page. */
  resumeAtHome(user?: DemoUser): Promise<void>
  openDashboard(name: string): Promise<void>
  /** Adds a widget to the open dashboard; `device` and `parameter` as listed. */
  addWidget(options: {
    type: 'Chart' | 'Device'
    name: string
    device: string
    parameter: string
  }): Promise<void>
  createDashboard(name: string): Promise<void>
}

/** Chromium logs this for each refused call, whatever the page does about it. */
const EXPECTED = /Failed to load resource: the server responded with a status of (40[0349]|422)/
/** Maps are rendered without a GPU here, and the driver says so. */
const DRIVER = /GL Driver Message|Automatic fallback to software WebGL/

/** Maximum number of characters that a failed journey prints of its page. */
const PRINTED_MAX = 6000
/** A page that hangs has no text to print. */
const PRINTED_WITHIN_MS = 5000

interface WorkerFixtures {
  server: WorkerConsole
  /** The session that journeys share, one per user. */
  sessionOf: (user: DemoUser) => Promise<Session>
  /** API calls as one of the users. */
  callsOf: (user: DemoUser) => Promise<PersonCalls>
}

interface Journey {
  console: ConsoleDriver
  isQuiet: boolean
  isTidied: boolean
  afterwards: (step: () => Promise<unknown>) => void
}

/**
 * Every journey fails if the page logged errors or warnings to the browser's console. What it
 * created is removed when it ends, whether it passed or failed.
 */
export const test = base.extend<Journey, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the needed fixtures from the pattern: none
    async ({}, use) => {
      const server = await createWorkerConsole()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessionOf: [
    async ({ server }, use) => {
      const sessions = new Map<DemoUser, Promise<Session>>()
      await use((user) => {
        const session = sessions.get(user) ?? openSession(server.url, user)
        sessions.set(user, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  callsOf: [
    async ({ server, sessionOf }, use) => {
      await use(async (user) => asPerson(server.url, await sessionOf(user)))
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  /** Registers a step that undoes what the journey did; run in reverse order. */
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the needed fixtures from the pattern: none
  afterwards: async ({}, use) => {
    const steps: (() => Promise<unknown>)[] = []
    await use((step) => void steps.unshift(step))
    for (const step of steps) await step()
  },
  /** false if the browser is expected to complain about what it refuses. */
  isQuiet: [true, { option: true }],
  /** false if the next journey builds on what this one made and the last one removes it. */
  isTidied: [true, { option: true }],
  console: async ({ page, context, isQuiet, isTidied, afterwards, sessionOf }, use, info) => {
    if (isTidied) {
      const leftovers = watchLeftovers(context)
      afterwards(() => leftovers.remove())
    }
    const said: string[] = []
    page.on('console', (message) => {
      const words = message.text()
      const isExpected = EXPECTED.test(words) || DRIVER.test(words)
      if (['error', 'warning'].includes(message.type()) && !isExpected) {
        said.push(`${message.type()}: ${words}`)
      }
    })
    page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`))
    await use(driverOf(page, sessionOf))
    if (info.status !== info.expectedStatus && !page.isClosed()) await printPage(page)
    if (isQuiet) expect(said).toEqual([])
  },
})
export { expect } from 'playwright/test'

/** Prints what the page of a failed journey shows, as its report has no pictures. */
async function printPage(page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .innerText({ timeout: PRINTED_WITHIN_MS })
    .catch((error: unknown) => `nothing that could be read (${String(error)})`)
  const line = shown.replaceAll(/\s*\n\s*/gu, ' | ').slice(0, PRINTED_MAX)
  process.stdout.write(`${page.url()} showed: ${line}\n`)
}

/** Drives a page as a user would. */
function driverOf(page: Page, sessionOf: WorkerFixtures['sessionOf']): ConsoleDriver {
  const resume = async (user: DemoUser = 'Owner'): Promise<void> =>
    (await sessionOf(user)).lendTo(page.context())
  return {
    page,
    resume,
    async resumeAtHome(user) {
      await resume(user)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    },
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
      await page.getByRole('button', { name: 'Close panel' }).click()
      await expect(page.getByRole('button', { name: 'Close panel' })).toBeHidden()
      // Without the panel the grid has its final width and number of columns.
      await expect(page.locator('.air-grid')).toHaveAttribute('data-breakpoint', 'xl')
    },
  }
}
