import { install } from '../../e2e/plugins/scene.ts'
import { median, rounded, type Figure } from '../figure.ts'
import { load, pluginFrames, type Load, type Loaded } from './loads.ts'
import type { PackedChart } from './packedCharts.ts'
import { chartConfig, type PluginConsole } from './pluginConsole.ts'
import { rendererMemory, type RendererMemory } from './rendererMemory.ts'

const COUNT = 30
/** All of them must be painted by then, ms: a page that takes longer seems broken. */
const PAINTED_WITHIN_MS = 10_000
const RUNS = 3
/** Fits all of them, four per row: widgets out of sight are not drawn. */
const WINDOW = { width: 1800, height: 3300 }
/** A frame that took longer is visible as jank, ms. */
const LONG_FRAME_MS = 50

interface Side extends Loaded {
  loads: Load[]
  memory: RendererMemory[]
}

async function openOnce(console: PluginConsole, side: Side): Promise<void> {
  const page = await console.openPage()
  await page.setViewportSize(WINDOW)
  side.loads.push(await load(console, page, side))
  const [frame] = pluginFrames(page)
  side.memory.push(await rendererMemory(page, frame === undefined ? [page] : [page, frame]))
  await page.close()
}

const painted = ({ loads }: Side): number => median(loads.map(({ paintedMs }) => paintedMs))
const weight = ({ memory }: Side): number => median(memory.map(({ privateMb }) => privateMb))
const longest = ({ loads }: Side): number =>
  median(loads.map(({ gapsMs }) => gapsMs.reduce((most, gap) => Math.max(most, gap), 0)))

/** Share of its time that the page spent in overlong animation frames. */
const jerks = ({ loads }: Side): number =>
  median(
    loads.map(({ gapsMs, paintedMs }) => {
      const long = gapsMs.filter((gap) => gap > LONG_FRAME_MS)
      return long.reduce((all, gap) => all + gap, 0) / paintedMs
    }),
  )

/** A page of thirty isolated charts, against thirty built-in ones. */
export async function manyFigures(console: PluginConsole, chart: PackedChart): Promise<Figure[]> {
  await install(console.calls, chart.archive)
  const side = async (type: string, frames: number): Promise<Side> => {
    const widgets = Array.from({ length: COUNT }, (_, index) => ({
      type,
      config: chartConfig(console.device, `Chart ${index + 1}`),
    }))
    const url = await console.dashboard(`Thirty ${type}`, widgets)
    return { url, widgets: COUNT, frames, loads: [], memory: [] }
  }
  const [isolated, builtIn] = [await side(chart.type, COUNT), await side('ChartWidget', 0)]
  for (let run = -1; run < RUNS; run += 1) {
    for (const each of [isolated, builtIn]) await openOnce(console, each)
  }
  // The first runs loaded the files.
  for (const each of [isolated, builtIn]) {
    each.loads.shift()
    each.memory.shift()
  }
  const compare = (
    name: string,
    value: (side: Side) => number,
    text: (side: Side) => string,
    bound: Pick<Figure, 'bound' | 'isWithin'> = { bound: '', isWithin: true },
  ): Figure => ({
    name: `${COUNT} isolated charts on a page, ${name}`,
    measured: `${text(isolated)}, built in ${text(builtIn)}`,
    ratio: value(isolated) / value(builtIn),
    ...bound,
  })
  return [
    compare('until all are painted', painted, (each) => `${rounded(painted(each), 0)} ms`, {
      bound: `≤ ${PAINTED_WITHIN_MS / 1000} s`,
      isWithin: painted(isolated) <= PAINTED_WITHIN_MS,
    }),
    compare(
      `time of the page in frames over ${LONG_FRAME_MS} ms until then`,
      jerks,
      (each) =>
        `${rounded(100 * jerks(each), 0)} %, the longest frame ${rounded(longest(each), 0)} ms`,
    ),
    compare(
      'private memory of page and frames',
      weight,
      (each) =>
        `${rounded(weight(each), 0)} MB (JavaScript ${each.memory
          .at(-1)!
          .heapsMb.map((mb) => rounded(mb, 1))
          .join(' + ')})`,
    ),
  ]
}
