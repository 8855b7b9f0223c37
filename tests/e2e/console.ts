import { expect, test as base, type Page } from 'playwright/test'
import { watchLeftovers } from './leftovers.ts'
import { asPerson, type PersonCalls } from './plugins/asPerson.ts'
import { openSession, type DemoUser, type Session } from './session.ts'
import { createWorkerConsole, type WorkerConsole } from './workerConsole.ts'

/** The console as a person uses it. */
export interface ConsoleDriver {
  page: Page
  /** By the button of the sign-in page, as far as the home page. Default: the owner. */
  signIn(user?: DemoUser): Promise<void>
  /**
   * Goes on with a session of this user, which all journeys of a worker share, and loads no page.
   * Default: the owner.
   */
  resume(user?: DemoUser): Promise<void>
  /** The same, as far as the home page. */
  resumeAtHome(user?: DemoUser): Promise<void>
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

interface WorkerFixtures {
  server: WorkerConsole
  /** The session that journeys share; of each user, there is one. */
  sessionOf: (user: DemoUser) => Promise<Session>
  /** Calls of the API as one of the users. */
  callsOf: (user: DemoUser) => Promise<PersonCalls>
}

interface Journey {
  console: ConsoleDriver
  isQuiet: boolean
  isTidied: boolean
  afterwards: (step: () => Promise<unknown>) => void
}

/**
 * Every journey fails when the page said anything in the browser's console. What it made is removed
 * when it ends, whether it passed or failed.
 */
export const test = base.extend<Journey, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what is needed: nothing
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
  /** Keeps a step that takes back what the journey did; the last one is taken first. */
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what is needed: nothing
  afterwards: async ({}, use) => {
    const steps: (() => Promise<unknown>)[] = []
    await use((step) => void steps.unshift(step))
    for (const step of steps) await step()
  },
  /** false where the browser has to complain about what it refuses. */
  isQuiet: [true, { option: true }],
  /** false where the next journey goes on with what this one made, and the last removes it. */
  isTidied: [true, { option: true }],
  console: async ({ page, context, isQuiet, isTidied, afterwards, sessionOf }, use) => {
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
    if (isQuiet) expect(said).toEqual([])
  },
})
export { expect } from 'playwright/test'

/** Drives a page as a person would. */
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
      // The panel has gone: the grid is as wide, and has as many columns, as it will have.
      await expect(page.locator('.air-grid')).toHaveAttribute('data-breakpoint', 'md')
    },
  }
}
