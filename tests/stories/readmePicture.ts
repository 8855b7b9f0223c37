import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilStill } from '@airshed/ui/testing'
import { chromium } from 'playwright'
import { findChromium } from '../suites/chromium.ts'
import { ROOT } from '../suites/command.ts'
import { startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { smallerPng } from './smallerPng.ts'

const PICTURE = join(ROOT, 'docs/pictures/home.png')
/** Size of the window, in CSS pixels. */
const SIZE = { width: 1440, height: 900 }
/** Parts that are not loaded yet. */
const WAITING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'

/** Draws the README's picture: home, as the owner of the simulated organization sees it. */
export async function drawReadmePicture(): Promise<void> {
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
    await page.waitForLoadState('networkidle')
    await page.waitForFunction((waiting) => document.querySelector(waiting) === null, WAITING)
    await page.evaluate(untilStill)
    writeFileSync(PICTURE, smallerPng(await page.screenshot()))
    console.log(`wrote ${PICTURE}`)
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}
