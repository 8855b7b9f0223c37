import { chromium, type BrowserContext, type Page } from 'playwright'
import { findChromium } from '../suites/chromium.ts'
import { startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { rounded, type Figure } from './figure.ts'
import { HOME_BOUNDS, homeWeight, isLightEnough } from '../suites/homeWeight.ts'
import { countSent } from '../suites/sentBytes.ts'

/** Signs in as the demo owner and keeps the session in the context's cookies. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: /Owner/ }).click()
  await page.locator('.air-widget').first().waitFor()
}

/** Opens home in a new page: bytes sent, and time, until its first widget is painted. */
async function openHome(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const sentSoFar = await countSent(page)
  const startedMs = performance.now()
  await page.goto(`${url}/all/home`, { waitUntil: 'commit' })
  await page.locator('.air-widget').first().waitFor()
  const paintedMs = performance.now() - startedMs
  const sent = sentSoFar()
  await page.close()
  return { sent, paintedMs }
}

function firstVisit({ sent, paintedMs }: Awaited<ReturnType<typeof openHome>>): Figure {
  const weight = homeWeight(sent)
  return {
    name: 'JavaScript before the first widget of home is painted',
    measured:
      `${rounded(weight.scriptKb, 0)} kB (${weight.encodings.join(', ')}) in ${weight.scripts} files; ` +
      `${weight.requests} requests, ${rounded(weight.allKb, 0)} kB in all, ${rounded(paintedMs, 0)} ms` +
      (weight.unwanted.length === 0 ? '' : `; must not be there: ${weight.unwanted.join(', ')}`),
    ratio: weight.scriptKb / HOME_BOUNDS.scriptKb,
    bound: `≤ ${HOME_BOUNDS.scriptKb} kB in ≤ ${HOME_BOUNDS.scripts} files, ≤ ${HOME_BOUNDS.requests} requests`,
    isWithin: isLightEnough(weight),
  }
}

function nextVisit({ sent, paintedMs }: Awaited<ReturnType<typeof openHome>>): Figure {
  const assets = sent.filter(({ url }) => url.includes('/assets/'))
  const again = assets.filter(({ bodyBytes }) => bodyBytes > 0)
  return {
    name: 'Files of the console sent again to a page that comes back',
    measured: `${again.length} of ${assets.length}; ${sent.length} requests, ${rounded(homeWeight(sent).allKb, 0)} kB in all, ${rounded(paintedMs, 0)} ms`,
    ratio: again.length / Math.max(1, assets.length),
    bound: 'none',
    isWithin: assets.length > 0 && again.length === 0,
  }
}

/** Bytes sent until home's first widget is painted, on the first and on a repeat visit. */
export async function homeBench(): Promise<Figure[]> {
  const folder = temporaryFolder()
  const server = await startServer({ AIRSHED_DATA: folder.path })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const first = await browser.newContext()
    await signIn(await first.newPage(), server.url)
    // A user known to the provider, in a browser that has cached nothing of the console.
    const context = await browser.newContext({ storageState: await first.storageState() })
    await first.close()
    return [
      firstVisit(await openHome(context, server.url)),
      nextVisit(await openHome(context, server.url)),
    ]
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}
