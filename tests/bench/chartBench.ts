import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findChromium } from '../suites/chromium.ts'
import { median, rounded, type Figure } from './figure.ts'

const RUNS = 15
const CASES = [
  { name: 'one chart of 1 M points, drawn', charts: 1, series: 1, points: 1_000_000, bound: 1.2 },
  {
    name: 'twenty charts of 3 × 1,000 points, drawn',
    charts: 20,
    series: 3,
    points: 1000,
    bound: 0,
  },
]

/** Draws the same charts with our component and with uPlot alone, turn by turn. */
export async function chartBench(): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'airshed-bench-'))
  const root = join(import.meta.dirname, 'charts')
  await build({
    root,
    logLevel: 'error',
    define: { global: 'globalThis' },
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
    ],
  })
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls!.local[0]!)
    await page.waitForFunction(() => 'drawBare' in window)
    const figures: Figure[] = []
    for (const { name, charts, series, points, bound } of CASES) {
      const sizes = [charts, series, points] as const
      const ours: number[] = []
      const bare: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const turns = [
          async () =>
            ours.push(await page.evaluate(([c, s, p]) => window.drawAirshed(c, s, p), sizes)),
          async () =>
            bare.push(await page.evaluate(([c, s, p]) => window.drawBare(c, s, p), sizes)),
        ]
        // Who comes second finds what the first has warmed: they change places.
        if (run % 2 === 1) turns.reverse()
        for (const turn of turns) await turn()
      }
      const ratio = median(ours) / median(bare)
      figures.push({
        name,
        measured: `${rounded(median(ours), 0)} ms, bare uPlot ${rounded(median(bare), 0)} ms`,
        ratio,
        bound: bound === 0 ? '' : `≤ ${bound} × bare uPlot`,
        isWithin: bound === 0 || ratio <= bound,
      })
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
