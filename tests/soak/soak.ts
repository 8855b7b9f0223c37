import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPage, openBrowser } from '../bench/builtPage.ts'
import { rounded } from '../bench/figure.ts'
import { openSoakPage, type SoakPage } from './soakPage.ts'
import { sampleRow, SAMPLE_HEAD, trendLine } from './soakText.ts'
import { trendsOf, type SoakSample } from './verdict.ts'

// `npm run soak`: a wall screen left alone for days of simulated time. It rotates dashboards
// while readings stream in; once a day the server restarts.
//
//   --days N        simulated days, default 3
//   --plant-leak    retains what the page released, to see the soak fail

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const HOURS_PER_DAY = 24
const TABLE_HOURS = 6
/** Hour of each day in which the server restarts, and how long it is down. */
const RESTART_HOUR = 3
const RESTART_MS = 2 * MINUTE_MS
/** Hour of the first day with an outage long enough that the wall must show it. */
const OUTAGE_HOUR = 1
const OUTAGE_MS = 6 * MINUTE_MS
/** A wall turns grey after two minutes without data, and checks every five seconds. */
const GREY_WITHIN_MS = 2 * MINUTE_MS + 15 * SECOND_MS
/** The longest pause between reconnects, plus the minute until it asks again. */
const BACK_WITHIN_MS = 90 * SECOND_MS

/** A server outage long enough that the wall must turn grey, and recover. */
async function outage(wall: SoakPage): Promise<void> {
  const expectGrey = async (isGrey: boolean, when: string): Promise<void> => {
    if ((await wall.isGrey()) === isGrey) return
    throw new Error(`expected the wall ${isGrey ? 'grey' : 'in its colours'} ${when}`)
  }
  await expectGrey(false, 'before the server goes away')
  await wall.setDown(true)
  await wall.advance(MINUTE_MS)
  await expectGrey(false, 'a minute after the server went away')
  await wall.advance(GREY_WITHIN_MS - MINUTE_MS)
  await expectGrey(true, `${GREY_WITHIN_MS / SECOND_MS} s after the server went away`)
  await wall.advance(OUTAGE_MS - GREY_WITHIN_MS)
  await expectGrey(true, 'while the server is away')
  await wall.setDown(false)
  await wall.advance(BACK_WITHIN_MS)
  await expectGrey(false, `${BACK_WITHIN_MS / SECOND_MS} s after the server came back`)
}

async function restart(wall: SoakPage): Promise<void> {
  await wall.setDown(true)
  await wall.advance(RESTART_MS)
  await wall.setDown(false)
}

/** One simulated hour. */
async function passHour(wall: SoakPage, hour: number): Promise<void> {
  const startMs = await wall.page.evaluate(() => window.simulatedClock.nowMs())
  if (hour === OUTAGE_HOUR) await outage(wall)
  else if (hour % HOURS_PER_DAY === RESTART_HOUR) await restart(wall)
  const nowMs = await wall.page.evaluate(() => window.simulatedClock.nowMs())
  await wall.advance(startMs + HOUR_MS - nowMs)
}

const { values: options } = parseArgs({
  options: {
    days: { type: 'string', default: '3' },
    'plant-leak': { type: 'boolean', default: false },
  },
})
const days = Number(options.days)
if (!(days > 0)) throw new Error(`--days: expected a number above 0, got ${options.days}`)

const built = await buildPage(join(import.meta.dirname, 'page'))
const browser = await openBrowser({
  // Frames are not rate-limited: the page's time is not the machine's.
  args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
  // Compiles all code once, when it first runs: code optimized over hours, and discarded when
  // unused, would look like growth of the page.
  jsFlags: [
    '--always-sparkplug',
    '--no-maglev',
    '--no-turbofan',
    '--no-flush-bytecode',
    '--no-lazy-feedback-allocation',
  ],
})
const startedMs = performance.now()
try {
  const wall = await openSoakPage(browser, built.url)
  const samples: SoakSample[] = [await wall.sample(0)]
  console.log(SAMPLE_HEAD)
  console.log(sampleRow(samples[0]!, 0))
  const hours = Math.round(days * HOURS_PER_DAY)
  for (let hour = 1; hour <= hours; hour += 1) {
    await passHour(wall, hour)
    if (options['plant-leak']) await wall.page.evaluate(() => window.wallPage.plantLeak())
    const sample = await wall.sample(hour)
    samples.push(sample)
    if (hour % TABLE_HOURS !== 0 && hour !== hours) continue
    console.log(sampleRow(sample, await wall.page.evaluate(() => window.wallPage.readings())))
  }
  const problems = await wall.page.evaluate(() => [...window.wallPage.problems()])
  for (const problem of problems.slice(0, 10)) console.log(`✗ ${problem}`)
  console.log('✓ the wall lost its colours while the server was away, and had them again')
  const trends = trendsOf(samples)
  for (const trend of trends) console.log(trendLine(trend))
  console.log(`took ${rounded((performance.now() - startedMs) / MINUTE_MS, 1)} min`)
  if (problems.length > 0 || trends.some(({ isFlat }) => !isFlat)) process.exitCode = 1
} finally {
  await browser.close()
  await built.close()
}
