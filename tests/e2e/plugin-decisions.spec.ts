import type { Page } from 'playwright'
import { expect, test } from './console.ts'
import { hostileArchive, idOf, typeOf, type HostilePlugin } from './plugins/hostilePlugin.ts'
import { dashboardOf, install } from './plugins/scene.ts'

// Decisions are made elsewhere; a browser has a dashboard open, and never reloads.

const NOTICE: HostilePlugin = { name: 'notice', draw: "return h('p', null, 'A notice')" }
const CITY = 'organization_id=org_city'

const card = (page: Page) => page.getByRole('region', { name: /notice/i }).first()

test('decisions about a plugin reach an open dashboard by themselves', async ({
  browser,
  server,
  afterwards,
  sessionOf,
  callsOf,
}) => {
  test.setTimeout(120_000)
  const [owner, admin] = [await callsOf('Owner'), await callsOf('Admin')]
  await install(owner, await hostileArchive(NOTICE), { afterwards })
  const widgets = [{ type: typeOf(NOTICE), config: { name: 'The notice' } }]
  const path = await dashboardOf(owner, 'Read by others', widgets, afterwards)
  const version = `plugins/${idOf(NOTICE)}/versions/1.0.0?${CITY}`

  const context = await browser.newContext({ locale: 'en-US', baseURL: server.url })
  afterwards(() => context.close())
  await (await sessionOf('Owner')).lendTo(context)
  const reader = await context.newPage()
  const loads: string[] = []
  reader.on('framenavigated', (frame) => {
    if (frame === reader.mainFrame()) loads.push(frame.url())
  })
  await reader.goto(path)
  const inFrame = card(reader).frameLocator('iframe').getByText('A notice')
  await expect(inFrame).toBeVisible()
  const loaded = loads.length

  await admin.call('PUT', version, { state: 'disabled' })
  await expect(reader.getByText('This widget’s plugin was disabled')).toBeVisible()
  await admin.call('PUT', version, { state: 'enabled' })
  await expect(inFrame).toBeVisible()

  await admin.call('PUT', version, { tier: 'trusted' })
  await expect(card(reader).getByText('A notice')).toBeVisible()
  await expect(card(reader).locator('iframe')).toHaveCount(0)
  await admin.call('PUT', version, { tier: 'isolated' })
  await expect(inFrame).toBeVisible()
  // Code that was in the page stays there: the reader is notified how to get rid of it.
  await expect(reader.getByText(`An administrator changed ${idOf(NOTICE)}`)).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  expect(loads).toHaveLength(loaded)
})
