import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Frame, Page } from 'playwright'
import { PACKAGES, type Author } from '../../e2e/plugins/author.ts'
import { edit } from '../../e2e/plugins/editPlugin.ts'
import { boundedFigure, median, rounded, type Figure } from '../figure.ts'
import { CLI } from './packedCharts.ts'
import type { PluginConsole } from './pluginConsole.ts'

const WIDGET = 'air-now'
const VIEW = 'src/AirNowView.tsx'
const NOTE = '<p className="air-now-note">'
const SAVES = 5
/** File watchers drop a change of a file within 50 ms of the one before. */
const PAUSE_MS = 500
const PAINTED_WITHIN_MS = 30_000
const [SCAFFOLD_S, SAVE_MS, SUITE_S] = [60, 500, 10]

const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

async function scaffold(author: Author): Promise<void> {
  const options = ['--kind', 'widget', '--publisher', 'acme', '--packages', PACKAGES]
  await author.run('node', [CLI, 'create', WIDGET, ...options])
  await author.run('npm', INSTALL, WIDGET)
}

/** Runs `work` and measures how long it took, s. */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedMs = performance.now()
  const result = await work()
  return [result, (performance.now() - startedMs) / 1000]
}

/** From an empty folder to the widget in a running console. */
async function scaffoldFigure(
  author: Author,
  { dashboard, device, paints }: PluginConsole,
  { page, port }: { page: Page; port: number },
): Promise<Figure> {
  const { nodeId, dataPointIds } = device
  const config = { name: 'Now', node_id: nodeId, data_point_id: dataPointIds[0] }
  const url = await dashboard('Being written', [{ type: 'AirNowWidget', config }])
  await page.goto(url)
  await page.getByText('Unkown widget type AirNowWidget').waitFor()
  // Runs once before, so that npm caches all packages.
  await scaffold(author)
  rmSync(join(author.folder, WIDGET), { recursive: true })

  const startedMs = Date.now()
  const [, setUpS] = await timed(() => scaffold(author))
  const dev = ['run', 'dev', '--', '--no-storybook', '--port', String(port)]
  const [, startS] = await timed(() =>
    author.start('npm', dev, WIDGET, new RegExp(`localhost:${port}`)),
  )
  paints.forget()
  await page.reload({ waitUntil: 'commit' })
  const seconds = ((await paints.lastOf(1, 1)) - startedMs) / 1000
  return boundedFigure('from an empty folder to a painted widget', seconds, SCAFFOLD_S, {
    measured: `${rounded(seconds, 1)} s: created and installed in ${rounded(setUpS, 1)} s, server started in ${rounded(startS, 1)} s`,
    bound: `≤ ${SCAFFOLD_S} s`,
  })
}

/** Watches a frame for a text from now on. @returns when it was painted, ms since 1970 */
async function wordsIn(frame: Frame, words: string): Promise<() => Promise<number>> {
  const painted = await frame.evaluateHandle(
    ([wanted, withinMs]) => {
      const promise = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`expected “${wanted}” in the frame`)), withinMs)
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      return { promise }
    },
    [words, PAINTED_WITHIN_MS] as const,
  )
  return () => painted.evaluate(({ promise }) => promise)
}

/** From a saved file to the change in the frame, which keeps its state. */
async function saveFigure(author: Author, page: Page, port: number): Promise<Figure> {
  const frame = page.frames().find((each) => each.url().includes(`:${port}/frame.html`))
  if (frame === undefined) throw new Error('expected the frame of the author, got none')
  const folder = join(author.folder, WIDGET)
  const tookMs: number[] = []
  let before = NOTE
  for (let save = 0; save < SAVES; save += 1) {
    const next = `${NOTE}Saved ${save} times `
    const painted = await wordsIn(frame, `Saved ${save} times`)
    const savedMs = Date.now()
    edit(folder, VIEW, before, next)
    tookMs.push((await painted()) - savedMs)
    before = next
    await page.waitForTimeout(PAUSE_MS)
  }
  edit(folder, VIEW, before, NOTE)
  return boundedFigure('from a saved file to the painted change', median(tookMs), SAVE_MS, {
    measured: `${rounded(median(tookMs), 0)} ms, the slowest of ${SAVES} ${rounded(Math.max(...tookMs), 0)} ms`,
    bound: `≤ ${SAVE_MS} ms`,
  })
}

/** Duration that vitest reports, s. */
function suiteSeconds(output: string): number {
  const [, value, unit] =
    /Duration\s+([\d.]+)\s*(ms|s)\b/.exec(stripVTControlCharacters(output)) ?? []
  return unit === 'ms' ? Number(value) / 1000 : Number(value)
}

/** The conformance suite of the freshly created widget. */
async function suiteFigure(author: Author): Promise<Figure> {
  const suite = () => author.run('npx', ['airshed-plugin', 'test'], WIDGET)
  const [first, firstS] = await timed(suite)
  const [again, againS] = await timed(suite)
  const seconds = suiteSeconds(again)
  return boundedFigure('conformance suite of a widget', seconds, SUITE_S, {
    measured: `${rounded(seconds, 1)} s, the whole command ${rounded(againS, 1)} s; the first time ${rounded(suiteSeconds(first), 1)} and ${rounded(firstS, 1)} s`,
    bound: `≤ ${SUITE_S} s`,
  })
}

/**
 * The waiting times of a widget author.
 *
 * @param port of their development server, where the console looks for it
 */
export async function authoringFigures(
  author: Author,
  console: PluginConsole,
  port: number,
): Promise<Figure[]> {
  const page = await console.openPage()
  const scaffolded = await scaffoldFigure(author, console, { page, port })
  const saved = await saveFigure(author, page, port)
  await page.close()
  await author.stop()
  return [scaffolded, saved, await suiteFigure(author)]
}
