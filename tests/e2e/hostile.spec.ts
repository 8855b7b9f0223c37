import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, test } from './console.ts'
import { BY_NIGHT } from './byNight.ts'
import type { PersonCalls } from './plugins/asPerson.ts'
import * as attacks from './plugins/attacks.ts'
import { hostileArchive, idOf, typeOf, type HostilePlugin } from './plugins/hostilePlugin.ts'
import { dashboardOf, eventsOf, hostileDashboard, install, trust } from './plugins/scene.ts'

// What malicious plugins can do in either tier, as promised in docs/plugins/isolation.md.

const card = (page: Page, { name }: HostilePlugin) =>
  page.getByRole('region', { name: `Hostile ${name}` })
const inside = (page: Page, plugin: HostilePlugin) =>
  card(page, plugin).frameLocator('iframe').locator('output')
const neighbour = (page: Page) => page.getByText('A good neighbour')

/** Animation frames the page itself draws in a second. */
const framesInASecond = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const end = performance.now() + 1000
        const count = (now: number): void => {
          frames += 1
          if (now < end) requestAnimationFrame(count)
          else resolve(frames)
        }
        requestAnimationFrame(count)
      }),
  )

test.describe('an isolated hostile plugin', () => {
  // The browser rightly reports what it refuses in its console.
  test.use({ isQuiet: false })

  let calls: PersonCalls
  let open: (plugin: HostilePlugin) => ReturnType<typeof hostileDashboard>
  test.beforeEach(async ({ console, page, afterwards, callsOf }) => {
    await console.resume()
    calls = await callsOf('Owner')
    open = async (plugin) => {
      const scene = await hostileDashboard(calls, plugin, { afterwards })
      await page.goto(scene.path)
      await expect(neighbour(page)).toBeVisible()
      return scene
    }
  })

  test('reads no cookies, no storage and nothing of the page', async ({ page }) => {
    const { id } = await open(attacks.COOKIES)
    await expect(inside(page, attacks.COOKIES)).toHaveText(
      'cookies: refused; storage: refused; session: refused; database: refused; parent: refused; kept: refused',
    )
    await expect.poll(() => eventsOf(calls, id)).toContain('blocked: storage')
  })

  test('reaches the network by no way', async ({ page }) => {
    const reached: string[] = []
    const evil = createServer((request, answer) => {
      reached.push(request.url ?? '')
      answer.setHeader('access-control-allow-origin', '*').end('{}')
    })
    evil.listen(0, '127.0.0.1')
    await once(evil, 'listening')
    const plugin = attacks.network(`127.0.0.1:${(evil.address() as AddressInfo).port}`)
    const { id } = await open(plugin)
    await expect(inside(page, plugin)).toHaveText(
      'call: refused; elsewhere: refused; picture: refused; script: refused; socket: refused; peers: refused; code: refused; worker: refused; report: got tried',
    )
    expect(reached).toEqual([])
    await expect.poll(() => eventsOf(calls, id)).toContain('blocked: network')
    evil.close()
  })

  test('navigates the page nowhere', async ({ page }) => {
    const { path } = await open(attacks.REDIRECTS)
    await expect(inside(page, attacks.REDIRECTS)).toHaveText('top: refused; opens: refused')
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test('stops a plugin whose frame goes to another page', async ({ page }) => {
    const { id } = await open(attacks.LEAVES)
    await expect(card(page, attacks.LEAVES).getByText('was stopped')).toBeVisible()
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(() => eventsOf(calls, id)).toContain('stopped: left: it went to another page')
  })

  test('stops a hanging plugin by name, keeps the frame rate, and allows another try', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { id } = await open(attacks.LOOPS)
    await expect(card(page, attacks.LOOPS).locator('iframe')).toBeAttached()
    expect(await framesInASecond(page)).toBeGreaterThan(15)
    const stopped = card(page, attacks.LOOPS).getByText('Hostile loops was stopped')
    await expect(stopped).toBeVisible({ timeout: 90_000 })
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/stopped: hung/)
    await card(page, attacks.LOOPS).getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, attacks.LOOPS).locator('iframe')).toBeAttached()
  })

  // By day, the plugin that hangs represents all unresponsive ones.
  test(
    'stops a plugin that takes all memory, and keeps the page running',
    BY_NIGHT,
    async ({ page }) => {
      test.setTimeout(120_000)
      await open(attacks.ALLOCATES)
      await expect(card(page, attacks.ALLOCATES).getByText('was stopped')).toBeVisible({
        timeout: 90_000,
      })
      await expect(neighbour(page)).toBeVisible()
    },
  )

  for (const plugin of [attacks.THROWS_AT_LOAD, attacks.THROWS_AT_RENDER]) {
    test(`${plugin.name} is restarted twice, then stopped`, async ({ page }) => {
      const { id } = await open(plugin)
      await expect(card(page, plugin).getByText('was stopped')).toBeVisible()
      await expect
        .poll(async () => (await eventsOf(calls, id)).join())
        .toMatch(/stopped: crashed: .*failed: crashed: /)
    })
  }

  test('contains a plugin that throws while it is removed', async ({ page }) => {
    await open(attacks.THROWS_AT_UNMOUNT)
    await expect(inside(page, attacks.THROWS_AT_UNMOUNT)).toHaveText('drawn')
    await page.getByRole('button', { name: 'Actions for Hostile throws-at-unmount' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card(page, attacks.THROWS_AT_UNMOUNT)).toBeHidden()
    await expect(neighbour(page)).toBeVisible()
  })

  test('stops a plugin that floods the page with messages', async ({ page }) => {
    await open(attacks.FLOODS)
    await expect(card(page, attacks.FLOODS).getByText('was stopped')).toBeVisible()
    await expect(card(page, attacks.FLOODS).getByText('too many messages')).toBeVisible()
  })

  test('limits prototype pollution to the plugin’s frame', async ({ page }) => {
    await open(attacks.POLLUTES)
    await expect(card(page, attacks.POLLUTES).locator('iframe')).toBeAttached()
    await page.waitForTimeout(500)
    expect(
      await page.evaluate(() => [({} as { polluted?: string }).polluted, [1].map((n) => n + 1)]),
    ).toEqual([undefined, [2]])
  })

  test('covers nothing but its own card', async ({ page }) => {
    await open(attacks.OVERLAYS)
    await expect(
      card(page, attacks.OVERLAYS).frameLocator('iframe').locator('#cover'),
    ).toBeAttached()
    expect(await page.locator('#cover').count()).toBe(0)
    const frame = (await card(page, attacks.OVERLAYS).locator('iframe').boundingBox())!
    const around = (await card(page, attacks.OVERLAYS).boundingBox())!
    expect(frame.y).toBeGreaterThanOrEqual(around.y)
    expect(frame.width).toBeLessThanOrEqual(around.width)
  })

  test('withholds and reports data that the manifest does not name', async ({ page }) => {
    const { id } = await open(attacks.OVERREACHES)
    const body = card(page, attacks.OVERREACHES).frameLocator('iframe').locator('body')
    await expect(body).toContainText('alerts')
    await expect(body).not.toContainText('got [')
    await expect
      .poll(async () => (await eventsOf(calls, id)).join())
      .toMatch(/overreached: .*alerts/)
  })
})

test.describe('hostile texts in either tier', () => {
  test('shows scripts in titles, texts and Markdown as text', async ({
    console,
    page,
    afterwards,
    callsOf,
  }) => {
    await console.resume()
    const calls = await callsOf('Owner')
    await install(calls, await hostileArchive(attacks.WRITES_SCRIPT), { afterwards })
    await page.goto(`/org_city/plugins?plugin=${idOf(attacks.WRITES_SCRIPT)}`)
    await expect(page.getByText('Read me').first()).toBeVisible()
    const path = await dashboardOf(
      calls,
      'Script as text',
      [{ type: typeOf(attacks.WRITES_SCRIPT) }],
      afterwards,
    )
    await page.goto(path)
    await expect(page.getByRole('region', { name: /onerror/ })).toBeVisible()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
})

test.describe('a trusted hostile plugin', () => {
  test.use({ isQuiet: false })

  let calls: PersonCalls
  test.beforeEach(async ({ console, callsOf }) => {
    await console.resume('Admin')
    calls = await callsOf('Admin')
  })

  for (const plugin of [
    attacks.COOKIES,
    attacks.network('evil.example'),
    attacks.REDIRECTS,
    attacks.LEAVES,
    attacks.POLLUTES,
    attacks.OVERLAYS,
  ]) {
    test(`${plugin.name} cannot be trusted because of its code`, async ({ afterwards }) => {
      const installed = await install(calls, await hostileArchive(plugin), { afterwards })
      await expect(trust(calls, installed)).rejects.toThrow(/409 .*PLUGIN_NOT_TRUSTABLE/)
    })
  }

  for (const plugin of [attacks.THROWS_AT_LOAD, attacks.THROWS_AT_RENDER]) {
    test(`${plugin.name} fails in its own card`, async ({ page, afterwards }) => {
      const { path } = await hostileDashboard(calls, plugin, { afterwards, tier: 'trusted' })
      await page.goto(path)
      await expect(card(page, plugin).getByText(`Hostile ${plugin.name} failed`)).toBeVisible()
      await expect(neighbour(page)).toBeVisible()
    })
  }

  test('contains a trusted plugin that throws while it is removed', async ({
    page,
    afterwards,
  }) => {
    const { path, id } = await hostileDashboard(calls, attacks.THROWS_AT_UNMOUNT, {
      afterwards,
      tier: 'trusted',
    })
    await page.goto(path)
    await expect(card(page, attacks.THROWS_AT_UNMOUNT).getByText('drawn')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Hostile throws-at-unmount' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card(page, attacks.THROWS_AT_UNMOUNT)).toBeHidden()
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/no unmount/)
  })

  test('keeps a trusted plugin stopped that hung the page', async ({
    page,
    context,
    afterwards,
  }) => {
    test.setTimeout(120_000)
    const { path } = await hostileDashboard(calls, attacks.LOOPS, { afterwards, tier: 'trusted' })
    const hung = await context.newPage()
    await hung.goto(path, { waitUntil: 'commit' })
    // Closes the unresponsive page, as a user would.
    await page.waitForTimeout(8_000)
    await hung.close({ runBeforeUnload: false })
    await page.goto(path)
    await expect(card(page, attacks.LOOPS).getByText('was stopped')).toBeVisible()
    await expect(neighbour(page)).toBeVisible()
  })

  test('refuses requests of a trusted plugin that floods the server', async ({
    page,
    afterwards,
  }) => {
    const { path, id } = await hostileDashboard(calls, attacks.FLOODS, {
      afterwards,
      tier: 'trusted',
    })
    await page.goto(path)
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/at once|flood/)
  })

  test('withholds and reports data that a trusted plugin’s manifest does not name', async ({
    page,
    afterwards,
  }) => {
    const { path, id } = await hostileDashboard(calls, attacks.OVERREACHES, {
      afterwards,
      tier: 'trusted',
    })
    await page.goto(path)
    await expect(
      card(page, attacks.OVERREACHES).getByText('asks for more than it is allowed'),
    ).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/overreached/)
  })
})
