import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilStill } from '@airshed/ui/testing'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../suites/chromium.ts'
import { ROOT } from '../suites/command.ts'
import { startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { smallerPng } from './smallerPng.ts'

/** Size of the window, in CSS pixels. */
const SIZE = { width: 1440, height: 900 }
/** Parts that are not loaded yet. */
const WAITING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'

/** In the page: what is below the window is loaded when it comes into view. */
const isNothingWaiting = (waiting: string): boolean =>
  [...document.querySelectorAll(waiting)].every((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight
  })

const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isNothingWaiting, WAITING)
  await page.evaluate(untilStill, {})
}

const write = (name: string, bytes: Buffer): void => {
  const path = join(ROOT, 'docs/pictures', `${name}.png`)
  writeFileSync(path, smallerPng(bytes))
  console.log(`wrote ${path}`)
}

/** Draws the README's pictures: a dashboard, its map, and a device, as the owner of the simulated organization sees them. */
export async function drawReadmePictures(): Promise<void> {
  const folder = temporaryFolder()
  const server = await startServer({ AIRSHED_DATA: folder.path })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({
      viewport: SIZE,
      locale: 'en-US',
      timezoneId: 'Europe/Madrid',
      reducedMotion: 'reduce',
    })
    await page.goto(server.url)
    await page.getByRole('button', { name: /Owner/ }).click()
    await page.locator('.air-widget').first().waitFor()
    const { origin, pathname } = new URL(page.url())
    const organization = `${origin}/${pathname.split('/')[1]}`

    await page.goto(`${organization}/dashboards`)
    await page.getByRole('link', { name: 'City overview' }).click()
    await page.locator('.air-widget').first().waitFor()
    await untilDrawn(page)
    const map = page.locator('.air-widget').filter({ has: page.locator('.maplibregl-map') })
    await map.first().scrollIntoViewIfNeeded()
    await untilDrawn(page)
    write('map', await map.first().screenshot())
    // No card is hovered, and the map has its land.
    await page.mouse.move(SIZE.width / 2, 4)
    await page.evaluate(() => window.scrollTo(0, 0))
    await untilDrawn(page)
    write('dashboard', await page.screenshot())

    await page.goto(`${organization}/devices?search=Quay%20Street`)
    await page.getByRole('link', { name: 'Quay Street' }).first().click()
    await page.getByRole('region', { name: 'Parameters' }).waitFor()
    await untilDrawn(page)
    write('monitor', await page.screenshot())
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}
