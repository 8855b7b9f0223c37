import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ROOT } from '../suites/command.ts'
import { expect, test } from './console.ts'
import type { PersonCalls } from './plugins/asPerson.ts'
import { createAuthor, PACKAGES, type Author } from './plugins/author.ts'
import { edit, secondVersion } from './plugins/editPlugin.ts'
import { saved } from './saved.ts'

// The whole life of a plugin, for its author and an administrator: an empty folder outside the
// repository with packed packages on one side, a running console on the other.

const CLI = join(ROOT, 'core/plugin-cli/bin/airshed-plugin.js')
const WIDGET = 'air-now'
const PLUGIN = 'acme.air-now'
const DASHBOARD = 'A plugin at work'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inFrame = (page: Page, name: string) => card(page, name).frameLocator('iframe')

/** Opens a plugin's details on the administrators' screen. */
async function openPlugin(page: Page, id: string) {
  await page.goto(`/org_city/plugins?plugin=${id}`)
  return page.getByRole('dialog').last()
}

async function installVersion(page: Page, id: string, version: string): Promise<void> {
  const detail = await openPlugin(page, id)
  await detail
    .getByRole('button', { name: `Install ${version}` })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Install', exact: true })
    .click()
  await expect(page.getByText(`${version} is installed`)).toBeVisible()
}

/** Adds the author's widget to the open dashboard, for the PM2.5 of a demo device. */
async function addWidget(page: Page, type: string, field: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add widget' }).first().click()
  await page
    .getByRole('complementary')
    .getByRole('button')
    .filter({ has: page.getByText(type, { exact: true }) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(field).fill(name)
  await dialog.getByLabel('Device').fill('Quay Street')
  await page
    .getByRole('option', { name: /Quay Street/ })
    .first()
    .click()
  await dialog.getByLabel('Parameter').click()
  await page.getByRole('option', { name: /PM2.5/ }).first().click()
  await dialog.getByRole('button', { name: 'Add widget' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Close panel' }).click()
}

/** Whether the plugin under development is offered to consoles. */
async function isDeveloped({ call }: PersonCalls): Promise<boolean> {
  const { data } = await call<{ data: { id: string; is_development: boolean }[] }>(
    'GET',
    'plugins?organization_id=org_city',
  )
  return data.some((plugin) => plugin.id === PLUGIN && plugin.is_development)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/org_city/dashboards')
  await page.getByText(DASHBOARD).first().click()
  await expect(page.getByRole('heading', { name: DASHBOARD })).toBeVisible()
}

/** Removes what the journey leaves behind, wherever it ends. */
async function removeEverything({ call }: PersonCalls): Promise<void> {
  const { data: dashboards } = await call<{ data: { id: string; name: string }[] }>(
    'GET',
    'dashboards?organization_id=org_city',
  )
  for (const { id, name } of dashboards) {
    if (name === DASHBOARD) await call('DELETE', `dashboards/${id}`)
  }
  const { data: plugins } = await call<{ data: { id: string; versions: { version: string }[] }[] }>(
    'GET',
    'plugins/catalogue?organization_id=org_city',
  )
  for (const { id, versions } of plugins.filter((plugin) => plugin.id === PLUGIN)) {
    for (const { version } of versions) {
      await call('DELETE', `plugins/${id}/versions/${version}?organization_id=org_city`)
    }
  }
}

test.describe.configure({ mode: 'serial' })

test.describe('the journey of a plugin', () => {
  let author: Author
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    author = await createAuthor()
  })
  test.use({ isTidied: false })
  test.afterAll(async ({ callsOf }) => {
    // Removes thousands of installed package files, on a disk others may be using.
    test.setTimeout(300_000)
    await author.leave()
    await removeEverything(await callsOf('Owner'))
  })

  test('a plugin is created and set up in an empty folder', async () => {
    test.setTimeout(600_000)
    const options = ['--kind', 'widget', '--publisher', 'acme', '--packages', PACKAGES]
    await author.run('node', [CLI, 'create', WIDGET, ...options])
    await author.run(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      WIDGET,
    )
    await author.run('npx', ['tsc', '--noEmit'], WIDGET)
  })

  test('saving in development updates the running console and keeps state', async ({
    console,
    page,
    server,
    callsOf,
  }) => {
    test.setTimeout(300_000)
    const port = String(server.pluginDevPort)
    const options = ['--no-storybook', '--port', port]
    await author.start('npm', ['run', 'dev', '--', ...options], WIDGET, new RegExp(`:${port}`))
    const calls = await callsOf('Owner')
    // The first response is the slowest: a page that gave up on it would continue without the plugin.
    await expect.poll(() => isDeveloped(calls), { timeout: 60_000 }).toBe(true)
    await console.resume()
    await console.createDashboard(DASHBOARD)
    await addWidget(page, 'Air now', 'Name', 'Quay now')
    const frame = inFrame(page, 'Quay now')
    // The development server bundles the dependencies of the widget for its first page.
    await expect(frame.getByText('µg/m³')).toBeVisible({ timeout: 60_000 })

    const folder = join(author.folder, WIDGET)
    edit(
      folder,
      'src/AirNowView.tsx',
      '<p className="air-now-note">',
      '<p className="air-now-note">Hello author ',
    )
    await expect(frame.getByText('Hello author')).toBeVisible()
    // A new frame or a reloaded page would have lost this attribute.
    await frame.locator('body').evaluate((body) => body.setAttribute('data-kept', 'yes'))
    edit(folder, 'src/AirNowView.tsx', 'Hello author ', '')
    await expect(frame.getByText('Hello author')).toBeHidden()
    await expect(frame.locator('body')).toHaveAttribute('data-kept', 'yes')

    // An error is reported with its place, and the save that fixes it brings the widget back.
    const note = '<p className="air-now-note">'
    const torn = `${note}{(undefined as never as { torn: string }).torn}`
    edit(folder, 'src/AirNowView.tsx', note, torn)
    await expect(frame.getByRole('alert')).toContainText(/src\/AirNowView\.tsx:\d+:\d+/)
    edit(folder, 'src/AirNowView.tsx', torn, note)
    await expect(frame.getByText('µg/m³')).toBeVisible()
    await expect(frame.getByRole('alert')).toBeHidden()

    edit(folder, 'src/manifest.ts', "en: 'Air now'", "en: 'Air at this moment'")
    await page.getByRole('button', { name: 'Add widget' }).first().click()
    await expect(page.getByRole('complementary').getByText('Air at this moment')).toBeVisible()
    edit(folder, 'src/manifest.ts', "en: 'Air at this moment'", "en: 'Air now'")
    // Without the frame, the page requests nothing from the stopped development server.
    await page.goto('/org_city/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await author.stop()
  })

  test('a plugin is validated and packed reproducibly', async () => {
    test.setTimeout(300_000)
    const found = JSON.parse(
      await author.run('npx', ['airshed-plugin', 'validate', '--json'], WIDGET),
    ) as { findings: { level: string }[] }
    expect(found.findings.filter(({ level }) => level === 'error')).toEqual([])
    const pack = () => author.run('npm', ['run', '--silent', 'pack', '--', '--json'], WIDGET)
    expect(JSON.parse(await pack())).toEqual(JSON.parse(await pack()))
  })

  test('a plugin is published with a token, inspected before installing, and used', async ({
    console,
    page,
  }) => {
    test.setTimeout(120_000)
    await console.resume()
    await page.goto('/org_city/plugins')
    await page.getByRole('link', { name: /API tokens|Create a token/ }).click()
    await page.getByRole('button', { name: 'Create token' }).first().click()
    const question = page.getByRole('dialog')
    await question.getByRole('textbox', { name: 'Name' }).fill('Laptop of the author')
    await question.getByText('Publish plugins').click()
    await question.getByRole('button', { name: 'Create token' }).click()
    const token = await question.getByText(/^airshed_/).innerText()
    await writeFile(join(author.folder, WIDGET, 'token.txt'), token)
    const server = new URL(page.url()).origin
    const said = await author.run(
      'npx',
      ['airshed-plugin', 'publish', server, '--token-file', 'token.txt'],
      WIDGET,
    )
    expect(said).toContain(`${PLUGIN} 0.1.0`)
    expect(said).not.toContain(token)

    const detail = await openPlugin(page, PLUGIN)
    await expect(detail.getByText('Runs isolated.')).toBeVisible()
    await expect(detail.getByText('Measurements')).toBeVisible()
    await openDashboard(page)
    // The console knows its development server, which has stopped.
    await expect(card(page, 'Quay now').getByText('Development has ended')).toBeVisible()

    await installVersion(page, PLUGIN, '0.1.0')
    await openDashboard(page)
    await expect(inFrame(page, 'Quay now').getByText('µg/m³')).toBeVisible()
    const frame = (await card(page, 'Quay now').locator('iframe').boundingBox())!
    const widget = (await inFrame(page, 'Quay now').locator('.air-widget').boundingBox())!
    expect([widget.width, widget.height]).toEqual([frame.width, frame.height])
  })

  test('an upgrade keeps saved widgets on their version until somebody edits them', async ({
    console,
    page,
    server,
    callsOf,
  }) => {
    test.setTimeout(300_000)
    const folder = join(author.folder, WIDGET)
    secondVersion(folder)
    edit(folder, 'src/uiSchema.ts', "'name'],", "'heading'],")
    edit(folder, 'src/summary.ts', 'config.name', 'config.heading')
    edit(
      folder,
      'src/AirNowView.tsx',
      '<p className="air-now-note">',
      '<p className="air-now-note">Second version ',
    )
    // It reports all that stops a plugin; tests/docs/snippets.test.ts validates and compiles a migration.
    await author.run('npm', ['run', 'pack'], WIDGET)

    await console.resume()
    const { call } = await callsOf('Owner')
    const { token } = await call<{ token: string }>('POST', 'tokens', {
      organization_id: 'org_city',
      name: 'Second laptop of the author',
      capabilities: ['publish_plugins'],
      expires_at: null,
    })
    await writeFile(join(folder, 'token.txt'), token)
    await author.run(
      'npx',
      ['airshed-plugin', 'publish', server.url, '--token-file', 'token.txt'],
      WIDGET,
    )
    await installVersion(page, PLUGIN, '0.2.0')

    await openDashboard(page)
    await expect(inFrame(page, 'Quay now').getByText('µg/m³')).toBeVisible()
    await expect(inFrame(page, 'Quay now').getByText('Second version')).toBeHidden()

    await page.getByRole('button', { name: 'Actions for Quay now' }).click()
    await page.getByRole('menuitem', { name: 'Edit with version 0.2.0' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Heading')).toHaveValue('Quay now')
    const stored = saved(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(inFrame(page, 'Air now').getByText('Second version')).toBeVisible()
    await stored
  })

  test('a plugin is rolled back and removed, and its settings are kept and said to be', async ({
    console,
    page,
    callsOf,
  }) => {
    await console.resume()
    let detail = await openPlugin(page, PLUGIN)
    await detail.getByRole('button', { name: 'Roll back to 0.1.0' }).first().click()
    const question = page.getByRole('dialog', { name: /^Roll back .+ to 0\.1\.0$/ })
    await expect(question.getByText(/1 widget/).first()).toBeVisible()
    await question.getByRole('button', { name: 'Roll back', exact: true }).click()
    await expect(question).toBeHidden()
    await openDashboard(page)
    await expect(page.getByText(/^An administrator chose version 0\.1\.0 of/)).toBeVisible()

    detail = await openPlugin(page, PLUGIN)
    await detail.getByRole('button', { name: 'Follow the newest again' }).click()
    await openDashboard(page)
    await expect(inFrame(page, 'Air now').getByText('Second version')).toBeVisible()

    const { call } = await callsOf('Owner')
    for (const version of ['0.2.0', '0.1.0']) {
      await call('DELETE', `plugins/${PLUGIN}/versions/${version}?organization_id=org_city`)
    }
    await openDashboard(page)
    // The first version remains, in development: it cannot draw what the second one saved.
    await expect(page.getByText('This widget is newer than the console')).toBeVisible()
    await expect(page.getByText('shown read-only and kept as it is')).toBeVisible()
  })
})
