import { join } from 'node:path'
import type { Page } from 'playwright'
import { buildPage, openBrowser } from './builtPage.ts'
import type { OpenOptions } from './dashboard/openDashboard.ts'
import { median, rounded, type Figure } from './figure.ts'

export const DASHBOARD_PAGE = join(import.meta.dirname, 'dashboard')
const RUNS = 9
const WIDGETS = 100
/** Two rows of four fit a window of this size. */
const IN_SIGHT = 8
const WINDOW = { width: 1600, height: 860 }
/** Two frames at 60 Hz: one was dropped. */
const DROPPED_MS = 34
/** Newest readings and those of the range. */
const WINDOWS_OF_TIME = 2

/** Opens a fresh dashboard. @returns ms until its visible part was painted */
async function open(page: Page, options: OpenOptions): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { dashboardPage } = window
    await dashboardPage.opened?.close()
    dashboardPage.opened = await dashboardPage.openDashboard(wanted)
    return dashboardPage.opened.paintedMs
  }, options)
}

/** The requests of the open dashboard. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const opened = window.dashboardPage.opened!
    return {
      calls: opened.calls(),
      subscriptions: opened.liveSubscriptions(),
      problems: opened.problems(),
    }
  })

/** The real page with many widgets, compared to one with only the visible ones. */
export async function dashboardBench(): Promise<Figure[]> {
  const built = await buildPage(DASHBOARD_PAGE)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: WINDOW })
    await page.goto(built.url)
    await page.waitForFunction(() => 'dashboardPage' in window)
    const many = { kind: 'mixed', widgets: WIDGETS, waitFor: IN_SIGHT } as const
    const few = { ...many, widgets: IN_SIGHT }
    // The first run loads every plugin.
    await open(page, few)
    const [manyMs, fewMs]: [number[], number[]] = [[], []]
    for (let run = 0; run < RUNS; run += 1) {
      const turns = [
        async () => manyMs.push(await open(page, many)),
        async () => fewMs.push(await open(page, few)),
      ]
      if (run % 2 === 1) turns.reverse()
      for (const turn of turns) await turn()
    }
    await open(page, many)
    const { calls, subscriptions, problems } = await asked(page)
    const frames = await page.evaluate(() => window.dashboardPage.scrollToEnd())
    const after = await asked(page)
    if (after.problems.length > 0) throw new Error(problems.concat(after.problems).join('\n'))
    const requests = calls['search/measurements'] ?? Number.NaN
    const afterScroll = (after.calls['search/measurements'] ?? Number.NaN) - requests
    const dropped = frames.filter((length) => length > DROPPED_MS).length
    return [
      {
        name: `dashboard of ${WIDGETS} widgets, until the ${IN_SIGHT} in sight are painted`,
        measured: `${rounded(median(manyMs), 0)} ms, only those ${IN_SIGHT} ${rounded(median(fewMs), 0)} ms`,
        ratio: median(manyMs) / median(fewMs),
        bound: '',
        isWithin: true,
      },
      {
        name: `scrolling through those ${WIDGETS} at 3,600 px/s, frames over ${DROPPED_MS} ms`,
        measured: `${dropped} of ${frames.length}, the longest ${rounded(Math.max(...frames), 0)} ms`,
        ratio: dropped / frames.length,
        bound: '',
        isWithin: true,
      },
      {
        name: `requests for readings of those ${WIDGETS}, for each window of time`,
        measured: `${requests} to open it (the range, the newest readings), ${afterScroll} more by scrolling; ${subscriptions} live subscription`,
        ratio: (requests + afterScroll) / WINDOWS_OF_TIME,
        bound: '1, and 1 live subscription',
        isWithin: requests + afterScroll === WINDOWS_OF_TIME && subscriptions === 1,
      },
    ]
  } finally {
    await browser.close()
    await built.close()
  }
}
