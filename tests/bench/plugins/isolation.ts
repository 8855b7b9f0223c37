import { install } from '../../e2e/plugins/scene.ts'
import { busyShares } from '../busyShare.ts'
import { median, rounded, type Figure } from '../figure.ts'
import { load, pluginFrames, type Load, type Loaded } from './loads.ts'
import type { PackedChart } from './packedCharts.ts'
import { chartConfig, type PluginConsole } from './pluginConsole.ts'
import { rendererMemory, type RendererMemory } from './rendererMemory.ts'

const PAINT_RUNS = 7
/** Maximum cost of isolation for the first paint, as a multiple of the trusted one. */
const PAINT_BOUND = 1.5
const BUSY_RUNS = 3
const BUSY_MS = 10_000
const PLOT = '.chart-widget .air-chart canvas'
const CARDS = '.chart-widget-legend > li'
/** Maximum height difference of equal drawings, as a fraction. */
const SAME_HEIGHT = 0.1
const SIZE = { w: 8, h: 4 }

interface Side extends Loaded {
  loads: Load[]
  /** Page's and frame's main threads, summed. */
  busy: number[]
  memory: RendererMemory[]
  /** What was drawn: plot height in CSS pixels, number of legend cards. */
  drawn: { heightPx: number; cards: number }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const megabytes = ({ privateMb, heapsMb }: RendererMemory): string =>
  `${rounded(privateMb, 0)} MB (JavaScript ${heapsMb.map((mb) => rounded(mb, 1)).join(' + ')})`

/** Opens it once more, feeds it and measures the cost. */
async function cost(console: PluginConsole, side: Side): Promise<void> {
  const page = await console.openPage()
  await load(console, page, side)
  const places = [page, ...pluginFrames(page)]
  const picture = (): Promise<string> =>
    places
      .at(-1)!
      .locator(PLOT)
      .evaluate((plot: HTMLCanvasElement) => plot.toDataURL())
  const heightPx = (await places.at(-1)!.locator(PLOT).boundingBox())?.height ?? 0
  side.drawn = { heightPx, cards: await places.at(-1)!.locator(CARDS).count() }
  const before = await picture()
  side.busy.push(sum(await busyShares(page, places, BUSY_MS)))
  if ((await picture()) === before) throw new Error('expected readings to be drawn, got none')
  side.memory.push(await rendererMemory(page, places))
  await page.close()
}

/** Drawing less costs less: only equal drawings are comparable. */
function requireSame(a: Side['drawn'], b: Side['drawn']): void {
  const isSame =
    a.cards === b.cards && Math.abs(a.heightPx - b.heightPx) <= SAME_HEIGHT * b.heightPx
  if (isSame) return
  const words = [a, b].map(({ heightPx, cards }) => `${heightPx} px with ${cards} cards`)
  throw new Error(`expected the same drawing isolated and trusted, got ${words.join(' and ')}`)
}

/** The cost of an isolated chart, against the same archive run in the page. */
export async function isolationFigures(
  console: PluginConsole,
  charts: { isolated: PackedChart; trusted: PackedChart },
): Promise<Figure[]> {
  const side = async (tier: 'isolated' | 'trusted'): Promise<Side> => {
    const { type, archive } = charts[tier]
    await install(console.calls, archive, { tier })
    const config = chartConfig(console.device, `Chart ${tier}`)
    const url = await console.dashboard(`One ${tier}`, [{ type, config }], SIZE)
    const frames = tier === 'isolated' ? 1 : 0
    return {
      url,
      widgets: 1,
      frames,
      loads: [],
      busy: [],
      memory: [],
      drawn: { heightPx: 0, cards: 0 },
    }
  }
  const [isolated, trusted] = [await side('isolated'), await side('trusted')]
  const stopFeed = await console.device.feed()
  try {
    // The first runs load the files.
    for (let run = -1; run < PAINT_RUNS; run += 1) {
      for (const each of run % 2 === 0 ? [isolated, trusted] : [trusted, isolated]) {
        const page = await console.openPage()
        const loaded = await load(console, page, each)
        if (run >= 0) each.loads.push(loaded)
        await page.close()
      }
    }
    for (let run = 0; run < BUSY_RUNS; run += 1) {
      for (const each of [isolated, trusted]) await cost(console, each)
    }
  } finally {
    await stopFeed()
  }
  requireSame(isolated.drawn, trusted.drawn)
  const paint = ({ loads }: Side): number => median(loads.map(({ paintedMs }) => paintedMs))
  const heaviest = ({ memory }: Side): RendererMemory =>
    memory.toSorted((a, b) => a.privateMb - b.privateMb)[Math.floor(memory.length / 2)]!
  const compare = (
    name: string,
    value: (side: Side) => number,
    text: (side: Side) => string,
    bound?: number,
  ): Figure => {
    const ratio = value(isolated) / value(trusted)
    return {
      name,
      measured: `${text(isolated)}, trusted ${text(trusted)}`,
      ratio,
      bound: bound === undefined ? '' : `≤ ${bound} × trusted`,
      isWithin: bound === undefined || ratio <= bound,
    }
  }
  return [
    compare(
      'one isolated chart, from the navigation until it is painted',
      paint,
      (each) => `${rounded(paint(each), 0)} ms`,
      PAINT_BOUND,
    ),
    compare(
      'one isolated chart of 3 × 1,000 points fed at 1 Hz, main threads busy',
      (each) => median(each.busy),
      (each) => `${rounded(100 * median(each.busy), 1)} %`,
    ),
    compare(
      'one isolated chart, private memory of page and frame',
      (each) => heaviest(each).privateMb,
      (each) => megabytes(heaviest(each)),
    ),
  ]
}
