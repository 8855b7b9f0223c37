import { chromium, type Page, type Response } from 'playwright'
import { findChromium } from '../suites/chromium.ts'
import { startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { rounded, type Figure } from './figure.ts'

const BOUND_KB = 300

/** Signs in as the demo owner; the next visit finds the session. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: /Owner/ }).click()
  await page.locator('.air-widget').first().waitFor()
}

/** What the browser is sent until the first widget of home is painted. */
export async function homeBench(): Promise<Figure[]> {
  const folder = temporaryFolder()
  const server = await startServer({ AIRSHED_DATA: folder.path })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    await signIn(await context.newPage(), server.url)

    // A new page without a cache, in the session that is there.
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const startedMs = performance.now()
    await page.goto(`${server.url}/all/home`)
    await page.locator('.air-widget').first().waitFor()
    const paintedMs = performance.now() - startedMs
    const seen = responses.slice()

    let scriptBytes = 0
    let allBytes = 0
    for (const response of seen) {
      const sizes = await response.request().sizes()
      allBytes += sizes.responseBodySize
      if (/\.js(\?|$)/.test(response.url())) scriptBytes += sizes.responseBodySize
    }
    const kilobytes = scriptBytes / 1000
    return [
      {
        name: 'JavaScript before the first widget of home is painted',
        measured: `${rounded(kilobytes, 0)} kB compressed, ${seen.length} requests, ${rounded(allBytes / 1000, 0)} kB in all, ${rounded(paintedMs, 0)} ms`,
        ratio: kilobytes / BOUND_KB,
        bound: `≤ ${BOUND_KB} kB`,
        isWithin: kilobytes <= BOUND_KB,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}
