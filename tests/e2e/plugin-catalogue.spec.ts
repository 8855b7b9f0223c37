import type { Page } from 'playwright'
import { expect, test } from './console.ts'
import { asPerson } from './plugins/asPerson.ts'
import { openCatalogueFolder, type CatalogueFolder } from './plugins/catalogueFolder.ts'
import { dashboardOf } from './plugins/scene.ts'
import { openSession } from './session.ts'
import { createWorkerConsole, type WorkerConsole } from './workerConsole.ts'

// A plugin comes from a catalogue on a static web server. The administrator works by hand; a reader has
// a dashboard open meanwhile, and never reloads.

test.describe('a plugin of a catalogue', () => {
  let catalogue: CatalogueFolder
  let server: WorkerConsole
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    catalogue = await openCatalogueFolder()
    await catalogue.publish('1.0.0', '# Changelog\n\n## 1.0.0\n\n- First version\n')
    server = await createWorkerConsole({
      AIRSHED_PLUGIN_CATALOGUES: catalogue.url,
      // The web server of this journey has a private address, which servers do not access otherwise.
      AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
    })
  })
  test.afterAll(async () => {
    await server.remove()
    await catalogue.remove()
  })

  /** Approves a waiting version in the open details. */
  const approve = async (page: Page, version: string): Promise<void> => {
    const detail = page.getByRole('dialog').last()
    await expect(detail.getByText(`Version ${version} is waiting for approval`)).toBeVisible()
    await detail
      .getByRole('button', { name: `Install ${version}` })
      .first()
      .click()
    const question = page.getByRole('dialog').last()
    await question.getByRole('button', { name: 'Install', exact: true }).click()
    await expect(page.getByText(`${version} is installed`)).toBeVisible()
  }

  test('a plugin is found, fetched and installed while a dashboard with it is open', async ({
    browser,
    afterwards,
  }) => {
    test.setTimeout(180_000)
    const session = await openSession(server.url, 'Owner')
    const context = await browser.newContext({ locale: 'en-US', baseURL: server.url })
    afterwards(() => context.close())
    await session.lendTo(context)
    const widgets = [{ type: 'GreetingWidget', config: { greeting: 'Hello, harbour' } }]
    const calls = await asPerson(server.url, session)
    const path = await dashboardOf(calls, 'With a plugin to come', widgets, afterwards)

    const reader = await context.newPage()
    let loads = 0
    reader.on('framenavigated', (frame) => (loads += frame === reader.mainFrame() ? 1 : 0))
    await reader.goto(path)
    await expect(reader.getByText('Unkown widget type GreetingWidget')).toBeVisible()
    const loaded = loads

    const page = await context.newPage()
    await page.goto('/org_city/plugins/find')
    await page.getByRole('searchbox').fill('pat publisher')
    await expect(page.getByText('1 plugin found')).toBeAttached()
    await page.getByText('What changes with 1.0.0').click()
    await expect(page.getByText('First version')).toBeVisible()
    await page.getByRole('button', { name: 'Install Greeting 1.0.0…' }).click()
    await expect(page).toHaveURL(/plugins\?plugin=sample\.greeting$/)
    await expect(reader.getByText('This widget awaits approval')).toBeVisible()

    await approve(page, '1.0.0')
    await expect(page.getByRole('link', { name: 'https://pat.example/' })).toBeVisible()
    await expect(reader.locator('iframe').contentFrame().getByText('Hello, harbour')).toBeVisible()
    expect(loads).toBe(loaded)
  })
})
