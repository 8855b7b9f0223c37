import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage, openBrowser } from './builtPage.ts'
import { CHART_PAGE } from './chartBench.ts'
import { drawInTurns, feedInTurns, openChartPage } from './chartPage.ts'
import type { ChartSizes } from './charts/chartStage.ts'
import { median, rounded, type Figure } from './figure.ts'

const PEERS = join(import.meta.dirname, 'peers')
const RUNS = 11
const LIVE_RUNS = 3
const LIVE_SECONDS = 10
const TWENTY: ChartSizes = [20, 3, 1000]
const LIVE_BOUND = 1

const ms = (value: number): string => `${rounded(value, 0)} ms`
const percent = (share: number): string => `${rounded(100 * share, 1)} %`

/** Ours against Grafana's panel and ECharts, which live in their own folder. */
export async function peersBench(): Promise<Figure[]> {
  if (!existsSync(join(PEERS, 'node_modules'))) {
    console.error(
      'peers: not installed, left out; `npm install --prefix tests/bench/peers` installs them',
    )
    return []
  }
  const [own, others] = [await buildPage(CHART_PAGE), await buildPage(PEERS)]
  const browser = await openBrowser()
  try {
    const ownPage = await openChartPage(browser, own.url)
    const peerPage = await openChartPage(browser, others.url)
    const sides = [
      { page: ownPage, painter: 'airshed' },
      { page: peerPage, painter: 'grafana' },
      { page: peerPage, painter: 'echarts' },
    ]
    const drawn = async (name: string, sizes: ChartSizes, bound: number | null) =>
      figureOf(name, ms, (await drawInTurns(sides, sizes, RUNS)).map(median), bound)
    const live = await feedInTurns(sides, TWENTY, { runs: LIVE_RUNS, seconds: LIVE_SECONDS })
    return [
      await drawn('one chart of 1 M points, drawn, beside the peers', [1, 1, 1_000_000], null),
      await drawn('twenty charts of 3 × 1,000 points, drawn, beside the peers', TWENTY, 1),
      figureOf(
        'twenty charts fed at 1 Hz, main thread busy, beside the peers',
        percent,
        live.map(median),
        LIVE_BOUND,
      ),
    ]
  } finally {
    await browser.close()
    await Promise.all([own.close(), others.close()])
  }
}

function figureOf(
  name: string,
  written: (value: number) => string,
  [ours = Number.NaN, grafana = Number.NaN, echarts = Number.NaN]: readonly number[],
  bound: number | null,
): Figure {
  const ratio = ours / grafana
  const times = bound === 1 ? '' : `${bound} × `
  return {
    name,
    measured: `${written(ours)}, Grafana’s panel ${written(grafana)}, ECharts ${written(echarts)}`,
    ratio,
    bound: bound === null ? '' : `≤ ${times}Grafana’s panel`,
    isWithin: bound === null || ratio <= bound,
  }
}
