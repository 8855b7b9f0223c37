import { parseArgs } from 'node:util'
import { openBrowser } from '../../bench/builtPage.ts'
import { rounded } from '../../bench/figure.ts'
import { openSession } from '../../e2e/session.ts'
import { openDayPage, type DayPage } from './dayPage.ts'
import { startDayServer } from './dayServer.ts'
import { flipsOf, isExplained, type Flip, type Look } from './flips.ts'

// `npm run soak:day`: the demo's home page and dashboards, open side by side for a simulated day. After
// every two minutes their words are read; it fails if anything changes and soon changes back without
// a device that fell silent, or if a page logs errors or warnings.
//
//   --steps N     steps of two minutes, default 720

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const STEP_MS = 2 * MINUTE_MS
/** Server and pages advance in turns of this length: less than any device's reporting gap. */
const TURN_MS = 20 * SECOND_MS
/** In the last moment of a step, pages draw the responses. */
const DRAWING_MS = 200
const TABLE_EVERY_STEPS = 30
const PAGES = {
  home: '/',
  city: '/org_city/dashboards/dashboard_demo_city',
  roadside: '/org_city/dashboards/dashboard_demo_roadside',
  indoor: '/org_city/dashboards/dashboard_demo_indoor',
}

const { values: options } = parseArgs({ options: { steps: { type: 'string', default: '720' } } })
const steps = Number(options.steps)
if (!(steps > 0)) throw new Error(`--steps: expected a number above 0, got ${options.steps}`)

const printed = new Set<string>()
const startedMs = performance.now()
const server = await startDayServer()
const browser = await openBrowser()
try {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Lisbon' })
  await (await openSession(server.url, 'Owner')).lendTo(context)
  const pages: DayPage[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const url = `${server.url}${path}`
    pages.push(await openDayPage(context, { name, url, startMs: server.startMs }))
  }
  await inStep(pages)
  await printSizes(pages, 0)
  const looks: Look[] = []
  for (let step = 1; step <= steps; step += 1) {
    looks.push(await passStep(pages))
    if (step % TABLE_EVERY_STEPS !== 0 && step !== steps) continue
    await printSizes(pages, step)
    printFlips(looks)
  }
  const flips = flipsOf(looks)
  const unexplained = flips.filter((flip) => !isExplained(flip))
  const problems = pages.flatMap(({ name, problems: all }) => all.map((one) => `${name}: ${one}`))
  for (const problem of problems) console.log(`✗ ${problem}`)
  const explained = flips.length - unexplained.length
  console.log(`${steps} steps, ${unexplained.length} flips, ${explained} more with silent devices`)
  console.log(`took ${rounded((performance.now() - startedMs) / MINUTE_MS, 1)} min`)
  if (unexplained.length > 0 || problems.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

/** Loading takes a different time for each page: brings the server and all pages to the latest time. */
async function inStep(pages: readonly DayPage[]): Promise<void> {
  const times = await Promise.all(pages.map((page) => page.nowMs()))
  const latestMs = Math.max(...times) + SECOND_MS
  await server.advance(latestMs - server.startMs)
  await Promise.all(pages.map((page, index) => page.advance(latestMs - (times[index] ?? latestMs))))
}

async function passStep(pages: readonly DayPage[]): Promise<Look> {
  let answer = await server.advance(TURN_MS)
  for (let leftMs = STEP_MS - TURN_MS; leftMs > 0; leftMs -= TURN_MS) {
    await Promise.all(
      pages.map(async (page) => {
        await page.untilHeard()
        await page.advance(TURN_MS)
      }),
    )
    answer = await server.advance(TURN_MS)
  }
  await Promise.all(
    pages.map(async (page) => {
      await page.untilHeard()
      await page.advance(TURN_MS - DRAWING_MS)
      await page.untilAnswered()
      await page.advance(DRAWING_MS)
    }),
  )
  const facts = await Promise.all(
    pages.map(async (page) =>
      Object.entries(await page.look()).map(([what, words]) => [`${page.name} · ${what}`, words]),
    ),
  )
  const { nowMs: atMs, offline } = answer
  return { atMs, facts: Object.fromEntries(facts.flat()), offline }
}

async function printSizes(pages: readonly DayPage[], step: number): Promise<void> {
  const sizes = await Promise.all(pages.map((page) => page.size()))
  const words = pages.map(({ name }, index) => {
    const { heapMb = 0, nodes = 0 } = sizes[index] ?? {}
    return `${name} ${rounded(heapMb, 1)} MB, ${nodes} nodes`
  })
  console.log(`${rounded((step * STEP_MS) / (60 * MINUTE_MS), 1)} h: ${words.join('; ')}`)
}

/** Prints those that have not been printed yet. */
function printFlips(looks: readonly Look[]): void {
  for (const flip of flipsOf(looks)) {
    const words = `${isExplained(flip) ? '·' : '✗'} ${flipText(flip)}`
    if (printed.has(words)) continue
    printed.add(words)
    console.log(words)
  }
}

function flipText({ what, from, to, atMs, steps: lasted, causes }: Flip): string {
  const silent = causes.length === 0 ? '' : `; silent meanwhile: ${causes.join(', ')}`
  return `${new Date(atMs).toISOString()} ${what}: ${from} → ${to} for ${lasted} steps${silent}`
}
