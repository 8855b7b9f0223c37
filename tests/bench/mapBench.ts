import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { findChromium } from '../suites/chromium.ts'
import { median, rounded, type Figure } from './figure.ts'

const RUNS = 5
const PAN_MS = 3000
const FEW = 100
const MANY = 10_000

interface Measured {
  paintMs: number[]
  frameMs: number[]
  heapMb: number[]
}

/** One map of `count` devices: painted, panned, weighed, and removed. */
async function measure(page: Page, count: number, into: Measured): Promise<void> {
  const before = await page.evaluate(() => globalThis.mapStage!.heapBytes())
  into.paintMs.push(await page.evaluate((devices) => globalThis.mapStage!.drawMap(devices), count))
  const frames = await page.evaluate((ms) => globalThis.mapStage!.panMap(ms), PAN_MS)
  into.frameMs.push(median(frames))
  const after = await page.evaluate(() => globalThis.mapStage!.heapBytes())
  into.heapMb.push((after - before) / 1e6)
  await page.evaluate(() => globalThis.mapStage!.clearMap())
}

/** A map of 10,000 devices against one of 100, in alternation, on software WebGL. */
export async function mapBench(): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'airshed-bench-'))
  const root = join(import.meta.dirname, 'maps')
  await build({
    root,
    logLevel: 'error',
    plugins: [compiledValidators()],
    define: { global: 'globalThis' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  })
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1040, height: 600 } })
    await page.goto(server.resolvedUrls!.local[0]!)
    await page.waitForFunction(() => 'mapStage' in globalThis)
    const [warm, few, many] = [1, 2, 3].map((): Measured => ({
      paintMs: [],
      frameMs: [],
      heapMb: [],
    })) as [Measured, Measured, Measured]
    await measure(page, FEW, warm)
    for (let run = 0; run < RUNS; run += 1) {
      const turns = [() => measure(page, FEW, few), () => measure(page, MANY, many)]
      if (run % 2 === 1) turns.reverse()
      for (const turn of turns) await turn()
    }
    const compare = (name: string, part: keyof Measured, unit: string, bound: number): Figure => {
      const [a, b] = [median(many[part]), median(few[part])]
      const ratio = a / b
      return {
        name,
        measured: `${rounded(a, 0)} ${unit}, of 100 devices ${rounded(b, 0)} ${unit}`,
        ratio,
        bound: bound === 0 ? '' : `≤ ${bound} × 100 devices`,
        isWithin: bound === 0 || ratio <= bound,
      }
    }
    return [
      compare('map of 10,000 devices, until its marks are painted', 'paintMs', 'ms', 3),
      compare('map of 10,000 devices, a frame while it is panned', 'frameMs', 'ms', 1.5),
      compare('map of 10,000 devices, memory', 'heapMb', 'MB', 0),
    ]
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
