import type { Browser, Page } from 'playwright'
import { busyShare } from './busyShare.ts'
import type { ChartSizes } from './charts/chartStage.ts'

/** One way of drawing, and the page that can do it. */
export interface ChartSide {
  page: Page
  painter: string
}

/** Opens a page of charts and waits until it is ready. */
export async function openChartPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'chartStage' in window)
  return page
}

/** The second side profits from what the first has warmed up: alternate. */
const inTurns = <Item>(items: readonly Item[], run: number): Item[] =>
  items.map((_, index) => items[(index + run) % items.length]!)

/** Each run's ms, per side. */
export async function drawInTurns(
  sides: readonly ChartSide[],
  sizes: ChartSizes,
  runs: number,
): Promise<number[][]> {
  const taken = new Map(sides.map((side) => [side, [] as number[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const side of inTurns(sides, run)) {
      const { page, painter } = side
      await page.bringToFront()
      const tookMs = await page.evaluate(([name, wanted]) => window.chartStage.draw(name, wanted), [
        painter,
        sizes,
      ] as const)
      taken.get(side)!.push(tookMs)
    }
  }
  return sides.map((side) => taken.get(side)!)
}

/** Share of the time that each side keeps the main thread busy while fed at 1 Hz. */
export async function feedInTurns(
  sides: readonly ChartSide[],
  sizes: ChartSizes,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<number[][]> {
  const shares = new Map(sides.map((side) => [side, [] as number[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const side of inTurns(sides, run)) {
      const { page, painter } = side
      await page.bringToFront()
      await page.evaluate(
        ([name, wanted, length]) => window.chartStage.feed(name, wanted, length),
        [painter, sizes, seconds] as const,
      )
      shares.get(side)!.push(await busyShare(page, seconds * 1000))
      await page.evaluate(() => window.chartStage.stop())
    }
  }
  return sides.map((side) => shares.get(side)!)
}
