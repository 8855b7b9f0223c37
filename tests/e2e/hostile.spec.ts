import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, test } from './console.ts'
import { asPerson, type PersonCalls } from './plugins/asPerson.ts'
import * as attacks from './plugins/attacks.ts'
import { hostileArchive, idOf, typeOf, type HostilePlugin } from './plugins/hostilePlugin.ts'
import {
  dashboardOf,
  eventsOf,
  hostileDashboard,
  install,
  trust,
  uninstall,
} from './plugins/scene.ts'

// What plugins with bad intentions can do in either tier, as docs/plugins/isolation.md promises it.

const card = (page: Page, { name }: HostilePlugin) =>
  page.getByRole('region', { name: `Hostile ${name}` })
const inside = (page: Page, plugin: HostilePlugin) =>
  card(page, plugin).frameLocator('iframe').locator('output')
const neighbour = (page: Page) => page.getByText('A good neighbour')

/** Animation frames that the page itself draws in a second. */
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

test.describe('isolated', () => {
  // What is refused is told by the browser in its console, as it should be.
  test.use({ isQuiet: false })

  let calls: PersonCalls
  test.beforeEach(async ({ console, page }) => {
    await console.signIn()
    calls = await asPerson(page)
  })

  /** The dashboard with the plugin, opened; the plugin is gone after the test. */
  async function open(page: Page, plugin: HostilePlugin) {
    const scene = await hostileDashboard(calls, plugin)
    await page.goto(scene.path)
    await expect(neighbour(page)).toBeVisible()
    return { ...scene, remove: () => uninstall(calls, scene.installed) }
  }

  test('reads no cookies, no storage and nothing of the page', async ({ page }) => {
    const { remove } = await open(page, attacks.COOKIES)
    await expect(inside(page, attacks.COOKIES)).toHaveText(
      'cookies: refused; storage: refused; session: refused; database: refused; parent: refused; kept: refused',
    )
    await remove()
  })

  test('has no network, by whatever way', async ({ page }) => {
    const reached: string[] = []
    const evil = createServer((request, answer) => {
      reached.push(request.url ?? '')
      answer.setHeader('access-control-allow-origin', '*').end('{}')
    })
    evil.listen(0, '127.0.0.1')
    await once(evil, 'listening')
    const plugin = attacks.network(`127.0.0.1:${(evil.address() as AddressInfo).port}`)
    const { remove } = await open(page, plugin)
    await expect(inside(page, plugin)).toHaveText(
      'call: refused; elsewhere: refused; picture: refused; script: refused; socket: refused; peers: refused; code: refused; worker: refused',
    )
    expect(reached).toEqual([])
    evil.close()
    await remove()
  })

  test('leads the page nowhere', async ({ page }) => {
    const { path, remove } = await open(page, attacks.REDIRECTS)
    await expect(inside(page, attacks.REDIRECTS)).toHaveText('top: refused; opens: refused')
    expect(new URL(page.url()).pathname).toBe(path)
    await remove()
  })

  test('is stopped when its frame goes to another page', async ({ page }) => {
    const { id, remove } = await open(page, attacks.LEAVES)
    await expect(card(page, attacks.LEAVES).getByText('was stopped')).toBeVisible()
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(() => eventsOf(calls, id)).toContain('stopped: left: it went to another page')
    await remove()
  })

  test('that hangs is stopped by name, and may be tried again; the page keeps its frame rate', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { id, remove } = await open(page, attacks.LOOPS)
    await expect(card(page, attacks.LOOPS).locator('iframe')).toBeAttached()
    expect(await framesInASecond(page)).toBeGreaterThan(15)
    const stopped = card(page, attacks.LOOPS).getByText('Hostile loops was stopped')
    await expect(stopped).toBeVisible({ timeout: 90_000 })
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/stopped: hung/)
    await card(page, attacks.LOOPS).getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, attacks.LOOPS).locator('iframe')).toBeAttached()
    await remove()
  })

  test('that takes all memory is stopped; the page goes on', async ({ page }) => {
    test.setTimeout(120_000)
    const { remove } = await open(page, attacks.ALLOCATES)
    await expect(card(page, attacks.ALLOCATES).getByText('was stopped')).toBeVisible({
      timeout: 90_000,
    })
    await expect(neighbour(page)).toBeVisible()
    await remove()
  })

  for (const plugin of [attacks.THROWS_AT_LOAD, attacks.THROWS_AT_RENDER]) {
    test(`${plugin.name} is begun anew twice, then stopped`, async ({ page }) => {
      const { id, remove } = await open(page, plugin)
      await expect(card(page, plugin).getByText('was stopped')).toBeVisible()
      await expect
        .poll(async () => (await eventsOf(calls, id)).join())
        .toMatch(/stopped: crashed: .*failed: crashed: /)
      await remove()
    })
  }

  test('that throws when it is taken away throws nobody else off', async ({ page }) => {
    const { remove } = await open(page, attacks.THROWS_AT_UNMOUNT)
    await expect(inside(page, attacks.THROWS_AT_UNMOUNT)).toHaveText('drawn')
    await page.getByRole('button', { name: 'Actions of Hostile throws-at-unmount' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card(page, attacks.THROWS_AT_UNMOUNT)).toBeHidden()
    await expect(neighbour(page)).toBeVisible()
    await remove()
  })

  test('that floods the page with messages is stopped', async ({ page }) => {
    const { remove } = await open(page, attacks.FLOODS)
    await expect(card(page, attacks.FLOODS).getByText('was stopped')).toBeVisible()
    await expect(card(page, attacks.FLOODS).getByText('more messages than')).toBeVisible()
    await remove()
  })

  test('pollutes its own frame and nothing else', async ({ page }) => {
    const { remove } = await open(page, attacks.POLLUTES)
    await expect(card(page, attacks.POLLUTES).locator('iframe')).toBeAttached()
    await page.waitForTimeout(500)
    expect(
      await page.evaluate(() => [({} as { polluted?: string }).polluted, [1].map((n) => n + 1)]),
    ).toEqual([undefined, [2]])
    await remove()
  })

  test('covers nothing but its own card', async ({ page }) => {
    const { remove } = await open(page, attacks.OVERLAYS)
    await expect(
      card(page, attacks.OVERLAYS).frameLocator('iframe').locator('#cover'),
    ).toBeAttached()
    expect(await page.locator('#cover').count()).toBe(0)
    const frame = (await card(page, attacks.OVERLAYS).locator('iframe').boundingBox())!
    const around = (await card(page, attacks.OVERLAYS).boundingBox())!
    expect(frame.y).toBeGreaterThanOrEqual(around.y)
    expect(frame.width).toBeLessThanOrEqual(around.width)
    await remove()
  })

  test('gets no data that its manifest does not name, and is reported', async ({ page }) => {
    const { id, remove } = await open(page, attacks.OVERREACHES)
    const body = card(page, attacks.OVERREACHES).frameLocator('iframe').locator('body')
    await expect(body).toContainText('alerts')
    await expect(body).not.toContainText('got [')
    await expect
      .poll(async () => (await eventsOf(calls, id)).join())
      .toMatch(/overreached: .*alerts/)
    await remove()
  })
})

test.describe('in either tier', () => {
  test('script in titles, texts and Markdown is text', async ({ console, page }) => {
    await console.signIn()
    const calls = await asPerson(page)
    const installed = await install(calls, await hostileArchive(attacks.WRITES_SCRIPT))
    await page.goto(`/org_city/plugins?plugin=${idOf(attacks.WRITES_SCRIPT)}`)
    await expect(page.getByText('Read me').first()).toBeVisible()
    const path = await dashboardOf(calls, 'Script as text', [
      { type: typeOf(attacks.WRITES_SCRIPT) },
    ])
    await page.goto(path)
    await expect(page.getByRole('region', { name: /onerror/ })).toBeVisible()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    await uninstall(calls, installed)
  })
})

test.describe('trusted', () => {
  test.use({ isQuiet: false })

  let calls: PersonCalls
  test.beforeEach(async ({ console, page }) => {
    await console.signIn('Admin')
    calls = await asPerson(page)
  })

  for (const plugin of [
    attacks.COOKIES,
    attacks.network('evil.example'),
    attacks.REDIRECTS,
    attacks.LEAVES,
    attacks.POLLUTES,
    attacks.OVERLAYS,
  ]) {
    test(`${plugin.name} cannot be trusted: its code says why`, async () => {
      const installed = await install(calls, await hostileArchive(plugin))
      await expect(trust(calls, installed)).rejects.toThrow(/409 .*PLUGIN_NOT_TRUSTABLE/)
      await uninstall(calls, installed)
    })
  }

  for (const plugin of [attacks.THROWS_AT_LOAD, attacks.THROWS_AT_RENDER]) {
    test(`${plugin.name} fails in its own card`, async ({ page }) => {
      const { path, installed } = await hostileDashboard(calls, plugin, 'trusted')
      await page.goto(path)
      await expect(card(page, plugin).getByText(`Hostile ${plugin.name} failed`)).toBeVisible()
      await expect(neighbour(page)).toBeVisible()
      await uninstall(calls, installed)
    })
  }

  test('that throws when it is taken away throws nobody else off', async ({ page }) => {
    const { path, installed, id } = await hostileDashboard(
      calls,
      attacks.THROWS_AT_UNMOUNT,
      'trusted',
    )
    await page.goto(path)
    await expect(card(page, attacks.THROWS_AT_UNMOUNT).getByText('drawn')).toBeVisible()
    await page.getByRole('button', { name: 'Actions of Hostile throws-at-unmount' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card(page, attacks.THROWS_AT_UNMOUNT)).toBeHidden()
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/no unmount/)
    await uninstall(calls, installed)
  })

  test('that hung the page is not drawn again by itself', async ({ page, context }) => {
    test.setTimeout(120_000)
    const { path, installed } = await hostileDashboard(calls, attacks.LOOPS, 'trusted')
    const hung = await context.newPage()
    await hung.goto(path, { waitUntil: 'commit' })
    // As somebody does who meets a page that does not answer: it is closed.
    await page.waitForTimeout(8_000)
    await hung.close({ runBeforeUnload: false })
    await page.goto(path)
    await expect(card(page, attacks.LOOPS).getByText('was stopped')).toBeVisible()
    await expect(neighbour(page)).toBeVisible()
    await uninstall(calls, installed)
  })

  test('that floods is left out of what it asks for', async ({ page }) => {
    const { path, installed, id } = await hostileDashboard(calls, attacks.FLOODS, 'trusted')
    await page.goto(path)
    await expect(neighbour(page)).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/at once|flood/)
    await uninstall(calls, installed)
  })

  test('gets no data that its manifest does not name, and is reported', async ({ page }) => {
    const { path, installed, id } = await hostileDashboard(calls, attacks.OVERREACHES, 'trusted')
    await page.goto(path)
    await expect(
      card(page, attacks.OVERREACHES).getByText('asks for more than it may'),
    ).toBeVisible()
    await expect.poll(async () => (await eventsOf(calls, id)).join()).toMatch(/overreached/)
    await uninstall(calls, installed)
  })
})
