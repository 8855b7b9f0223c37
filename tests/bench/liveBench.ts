import type { Page } from 'playwright'
import { buildPage, openBrowser } from './builtPage.ts'
import { busyShare } from './busyShare.ts'
import { DASHBOARD_PAGE } from './dashboardBench.ts'
import { median, rounded, type Figure } from './figure.ts'

const CHARTS = 20
const RUNS = 3
const LENGTH_MS = 10_000
/** Fits all twenty: widgets out of sight are not drawn. */
const WINDOW = { width: 1720, height: 2100 }

/** Opens the dashboard and feeds it. @returns the number of charts, and their plot size */
const openFed = (page: Page) =>
  page.evaluate(async (charts) => {
    const { dashboardPage } = window
    const opened = await dashboardPage.openDashboard({
      kind: 'charts',
      widgets: charts,
      waitFor: charts,
    })
    dashboardPage.opened = opened
    opened.feed()
    const plots = [...document.querySelectorAll<HTMLElement>('.air-chart')]
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = plots[0] ?? {}
    return { charts: plots.length, width, height }
  }, CHARTS)

/** Readings at 1 Hz through broker, scheduler and widgets, against uPlot alone. */
export async function liveBench(): Promise<Figure[]> {
  const built = await buildPage(DASHBOARD_PAGE)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: WINDOW })
    await page.goto(built.url)
    await page.waitForFunction(() => 'dashboardPage' in window)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let run = 0; run < RUNS; run += 1) {
      const size = await openFed(page)
      if (size.charts !== CHARTS) throw new Error(`expected ${CHARTS} charts, got ${size.charts}`)
      ours.push(await busyShare(page, LENGTH_MS))
      await page.evaluate(() => window.dashboardPage.opened!.close())
      await page.evaluate(async (wanted) => {
        const charts = await window.dashboardPage.openBareCharts(wanted)
        window.dashboardPage.bare = charts
        charts.feed()
      }, size)
      bare.push(await busyShare(page, LENGTH_MS))
      await page.evaluate(() => window.dashboardPage.bare!.close())
    }
    const percent = (share: number): string => `${rounded(100 * share, 1)} %`
    return [
      {
        name: `dashboard of ${CHARTS} charts fed at 1 Hz, main thread busy`,
        measured: `${percent(median(ours))} through broker, scheduler and widgets, bare uPlot ${percent(median(bare))}`,
        ratio: median(ours) / median(bare),
        bound: '',
        isWithin: true,
      },
    ]
  } finally {
    await browser.close()
    await built.close()
  }
}
