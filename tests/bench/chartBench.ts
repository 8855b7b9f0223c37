import { join } from 'node:path'
import { buildPage, openBrowser } from './builtPage.ts'
import type { ChartSizes } from './charts/chartStage.ts'
import { drawInTurns, openChartPage } from './chartPage.ts'
import { median, rounded, type Figure } from './figure.ts'

export const CHART_PAGE = join(import.meta.dirname, 'charts')
const RUNS = 15
const CASES: readonly { name: string; sizes: ChartSizes; bound: number }[] = [
  { name: 'one chart of 1 M points, drawn', sizes: [1, 1, 1_000_000], bound: 1.2 },
  { name: 'twenty charts of 3 × 1,000 points, drawn', sizes: [20, 3, 1000], bound: 0 },
]

/** Draws the same charts with our component and with uPlot alone, in alternation. */
export async function chartBench(): Promise<Figure[]> {
  const built = await buildPage(CHART_PAGE)
  const browser = await openBrowser()
  try {
    const page = await openChartPage(browser, built.url)
    const sides = ['airshed', 'bare'].map((painter) => ({ page, painter }))
    const figures: Figure[] = []
    for (const { name, sizes, bound } of CASES) {
      const [ours = 0, bare = 0] = (await drawInTurns(sides, sizes, RUNS)).map(median)
      const ratio = ours / bare
      figures.push({
        name,
        measured: `${rounded(ours, 0)} ms, bare uPlot ${rounded(bare, 0)} ms`,
        ratio,
        bound: bound === 0 ? '' : `≤ ${bound} × bare uPlot`,
        isWithin: bound === 0 || ratio <= bound,
      })
    }
    return figures
  } finally {
    await browser.close()
    await built.close()
  }
}
