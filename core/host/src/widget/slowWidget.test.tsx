import type { Frame } from '@airshed/contract'
import { accessibilityIssues, clearPage, createPage, savedWidget } from '@airshed/kit/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DRAW_SAMPLES, SLOW_DRAW_MS, SLOW_UPDATE_MS } from '../page/drawCosts.ts'
import { createFrameScheduler } from '../page/frameScheduler.ts'
import { createWidgetPage } from '../page/widgetPage.ts'
import { WidgetPageProvider } from '../page/WidgetPageProvider.tsx'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { WidgetHost } from './WidgetHost.tsx'

afterEach(clearPage)

const range = { from: 0, to: 3_600_000 }
const frame = (newest: number): Frame => ({
  dataPointId: 'N1.0.0.0/132:5',
  nodeId: 'N1:0',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.of(range.to),
  values: Float64Array.of(newest),
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: false,
})

/** Two widgets in sight of which one keeps the browser busy while `cost.ms` says so. */
function showTwo(locale: 'en_US' | 'es_ES' = 'en_US') {
  const cost = { ms: 2 * SLOW_DRAW_MS }
  let skippedMs = 0
  let timers: { atMs: number; task: () => void }[] = []
  const now = (): number => performance.now() + skippedMs
  const scheduler = createFrameScheduler({
    now,
    schedule(task, delayMs) {
      const timer = { atMs: now() + delayMs, task }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
  const plugin = noteWidget({
    onDraw({ name }) {
      const untilMs = performance.now() + (name === 'Harbour' ? cost.ms : 0)
      while (performance.now() < untilMs);
    },
  })
  const { broker, draw } = createPage({ plugins: [plugin], locale })
  draw(
    <WidgetPageProvider page={createWidgetPage(scheduler)}>
      {['Harbour', 'Station'].map((name) => (
        <div key={name} style={{ width: 400, height: 200 }}>
          <WidgetHost
            widget={savedWidget({ id: name, config: { name, dataPointId: 'x' } })}
            range={range}
            isLive
          />
        </div>
      ))}
    </WidgetPageProvider>,
  )
  const card = (name: string) => page.getByRole('region', { name })
  const newest = (name: string): string =>
    card(name).element().querySelector('p')?.textContent ?? ''
  return {
    broker,
    cost,
    card,
    newest,
    /** Time goes on for the page at once. */
    skip(ms: number) {
      skippedMs += ms
      const due = timers.filter(({ atMs }) => atMs <= now())
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { task } of due) task()
    },
  }
}

it('updates a slow widget less often and says so, while its neighbour continues', async () => {
  const { broker, cost, card, newest, skip } = showTwo()
  await expect.poll(() => broker.asked.length).toBe(2)
  let value = 0
  const answer = async (names: readonly string[]): Promise<void> => {
    value += 1
    broker.answer({ frames: [frame(value)] })
    for (const name of names) await expect.poll(() => newest(name)).toContain(`Newest ${value}`)
  }
  for (let draw = 0; draw < DRAW_SAMPLES; draw += 1) await answer(['Harbour', 'Station'])
  await expect.element(card('Harbour').getByText('Slow: updated every 5 s')).toBeVisible()
  await expect.element(card('Harbour').getByText(/^Harbour is slow to draw/)).toBeInTheDocument()
  expect(card('Station').getByText(/^Slow/).query()).toBeNull()
  expect(await accessibilityIssues()).toEqual([])

  const held = newest('Harbour')
  for (let news = 0; news < 4; news += 1) await answer(['Station'])
  expect(newest('Harbour')).toBe(held)

  cost.ms = 0
  skip(SLOW_UPDATE_MS)
  await expect.poll(() => newest('Harbour')).toContain(`Newest ${value}`)
  for (let draw = 1; draw < DRAW_SAMPLES; draw += 1) {
    await answer(['Station'])
    skip(SLOW_UPDATE_MS)
    await expect.poll(() => newest('Harbour')).toContain(`Newest ${value}`)
  }
  await expect.poll(() => card('Harbour').getByText(/^Slow/).query()).toBeNull()
  await answer(['Harbour', 'Station'])
})

it('a slow widget says so in Spanish', async () => {
  const { broker, card, newest } = showTwo('es_ES')
  await expect.poll(() => broker.asked.length).toBe(2)
  for (let draw = 1; draw <= DRAW_SAMPLES; draw += 1) {
    broker.answer({ frames: [frame(draw)] })
    await expect.poll(() => newest('Harbour')).toContain(`Último ${draw}`)
  }
  await expect.element(card('Harbour').getByText('Lento: se actualiza cada 5 s')).toBeVisible()
})
