import type { Frame } from '@airshed/contract'
import { ApiError, NetworkError, RangeBeyondReachError } from '@airshed/data'
import {
  accessibilityIssues,
  clearPage,
  createPage,
  savedWidget,
  type PageOptions,
} from '@airshed/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { WidgetHost } from './WidgetHost.tsx'
import type { WidgetHostProps } from './widgetHostProps.ts'

afterEach(clearPage)

const NOW_MS = 1_700_000_000_000
const HOUR_MS = 3_600_000
const range = { from: NOW_MS - HOUR_MS, to: NOW_MS }

const frame = (newest: number, ageMs = 0): Frame => ({
  dataPointId: 'N1.0.0.0/132:5',
  nodeId: 'N1:0',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.of(NOW_MS - ageMs - 60_000, NOW_MS - ageMs),
  values: Float64Array.of(1, newest),
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: true,
})

/** A page that shows one widget in a box of 400 × 300. */
function show(host: Partial<WidgetHostProps> = {}, options: PageOptions = {}) {
  const all = createPage({ plugins: [noteWidget()], ...options })
  const draw = (changes: Partial<WidgetHostProps> = {}): void =>
    all.draw(
      <div style={{ width: 400, height: 300 }}>
        <WidgetHost widget={savedWidget()} range={range} isLive {...host} {...changes} />
      </div>,
    )
  draw()
  return { ...all, redraw: draw }
}

/** The page once the widget has asked for its data. */
async function asked(host: Partial<WidgetHostProps> = {}, options: PageOptions = {}) {
  const all = show(host, options)
  await expect.poll(() => all.broker.asked.length).toBeGreaterThan(0)
  return all
}

const text = (words: string) => page.getByText(words)

const framesPassed = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

describe('a widget', () => {
  it('shows its skeleton, then its data, in a group that names the content', async () => {
    const { broker } = await asked()
    await expect.element(page.getByRole('status').first()).toHaveTextContent('Loading')
    broker.answer({ frames: [frame(12)], asOfMs: NOW_MS })
    await expect.element(page.getByRole('group', { name: 'Newest 12' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Note' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('requests its data while its component is still loading', async () => {
    const { broker } = await asked(
      {},
      { plugins: [noteWidget({ load: () => new Promise(() => {}) })] },
    )
    expect(broker.asked[0]).toMatchObject({
      needs: [{ kind: 'measurements', dataPointIds: ['N1.0.0.0/132:5'] }],
      context: { isLive: true, width: 512, slug: 'org_city', range },
    })
  })

  it('shows its own name, and speaks the language of the user', async () => {
    const widget = savedWidget({ config: { name: 'Harbour', dataPointId: 'x' } })
    const { broker } = await asked({ widget }, { locale: 'es_ES' })
    broker.answer({ frames: [frame(12)] })
    await expect.element(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()
    await expect.element(text('Último 12').first()).toBeVisible()
  })

  it('gets the names of parameters in the language of the user', async () => {
    const { broker } = await asked({}, { locale: 'es_ES' })
    broker.answer({ frames: [{ ...frame(12), label: 'Particulate matter PM2.5 · Mast' }] })
    await expect.element(text('Partículas PM2.5 · Mast')).toBeVisible()
  })

  it('gets only the actions that its manifest names', async () => {
    const { broker } = await asked({
      onRangeChange: () => undefined,
      onRangeReset: () => undefined,
    })
    broker.answer({})
    const names = / href navigate resetRange setRange setViewState$/
    await expect.element(page.getByText(names)).toBeVisible()
  })

  it('requests again when its user chooses something, and keeps its content meanwhile', async () => {
    const { broker } = await asked()
    broker.answer({ frames: [frame(3)] })
    await userEvent.click(page.getByRole('button', { name: 'page 1' }))
    await expect.poll(() => broker.asked.length).toBe(2)
    expect(broker.asked[1]?.needs[0]).toMatchObject({ window: { lastPoints: 9 } })
    await expect.element(text('Updating')).toBeVisible()
    await expect.element(text('Newest 3').first()).toBeVisible()
    broker.answer({ frames: [frame(4)] })
    await expect.element(text('Newest 4').first()).toBeVisible()
    expect(text('Updating').query()).toBeNull()
    expect(broker.open()).toBe(1)
  })

  it('keeps the old range with the old data until the new ones are there', async () => {
    const { broker, redraw } = await asked({ isLive: false })
    broker.answer({ frames: [frame(3)] })
    const before = `range ${range.from}–${range.to}`
    await expect.element(text(before)).toBeVisible()
    redraw({ range: { from: 0, to: 1000 } })
    await expect.element(text('Updating')).toBeVisible()
    await expect.element(text(before)).toBeVisible()
    broker.answer({})
    await expect.element(text('range 0–1000')).toBeVisible()
  })

  it('sends no request while a live page merely moves on', async () => {
    const { broker, redraw } = await asked()
    broker.answer({ frames: [frame(3)] })
    redraw({ range: { from: range.from + 10_000, to: range.to + 10_000 } })
    await expect.element(text('Newest 3').first()).toBeVisible()
    expect(broker.asked).toHaveLength(1)
  })

  it('stays live on a page that made its range hours ago', async () => {
    const { broker } = await asked({ range: { from: 0, to: HOUR_MS } })
    expect(broker.asked[0]?.context).toMatchObject({ isLive: true })
  })

  it('reports since when its data are old', async () => {
    const { broker } = await asked()
    broker.answer({ frames: [frame(12, 30 * 60_000)], asOfMs: NOW_MS })
    await expect.element(page.getByText(/^as of/)).toBeVisible()
    broker.answer({ frames: [frame(12)], asOfMs: NOW_MS })
    await expect.poll(() => page.getByText(/^as of/).query()).toBeNull()
  })

  it('says that it shows the present on a page that shows the past', async () => {
    const past = { from: NOW_MS - 3 * HOUR_MS, to: NOW_MS - HOUR_MS / 4 }
    const { broker } = await asked({ range: past, isLive: false })
    broker.answer({ frames: [frame(12)], asOfMs: NOW_MS })
    const mark = page.getByTitle('Shows the present, not the chosen time range')
    await expect.element(text('Newest 12').first()).toBeVisible()
    expect(mark.query()).toBeNull()
    // Its second page has the newest readings, whatever the range.
    await userEvent.click(page.getByRole('button', { name: 'page 1' }))
    await expect.element(mark).toBeVisible()
    await expect.element(page.getByText('Now', { exact: true })).toBeVisible()
  })

  it('requests with the others below the window, and is drawn when scrolled to', async () => {
    const { broker, draw } = createPage({ plugins: [noteWidget()] })
    draw(
      <div style={{ paddingTop: 5000, height: 300 }}>
        <WidgetHost widget={savedWidget()} range={range} isLive />
      </div>,
    )
    await expect.poll(() => broker.asked.length).toBe(1)
    broker.answer({ frames: [frame(12)] })
    await framesPassed(3)
    expect(text('Newest 12').query()).toBeNull()
    page.getByRole('heading', { name: 'Note' }).element().scrollIntoView()
    await expect.element(text('Newest 12').first()).toBeVisible()
    window.scrollTo(0, 0)
    await framesPassed(3)
    broker.answer({ frames: [frame(13)] })
    await framesPassed(3)
    expect(text('Newest 13').query()).toBeNull()
    page.getByRole('heading', { name: 'Note' }).element().scrollIntoView()
    await expect.element(text('Newest 13').first()).toBeVisible()
    expect(broker.asked).toHaveLength(1)
    window.scrollTo(0, 0)
  })

  it('draws a widget only when its own content changes', async () => {
    const draws: number[] = []
    const plugin = noteWidget({ onDraw: () => draws.push(draws.length) })
    const handlers = () => ({ onRangeChange: () => undefined, onRangeReset: () => undefined })
    const { broker, redraw } = await asked(handlers(), { plugins: [plugin] })
    broker.answer({ frames: [frame(3)] })
    await expect.element(text('Newest 3').first()).toBeVisible()
    const before = draws.length
    redraw({ range: { from: range.from + 10_000, to: range.to + 10_000 }, ...handlers() })
    redraw(handlers())
    await framesPassed(2)
    expect(draws).toHaveLength(before)
  })

  it('leaves nothing behind after it is removed', async () => {
    const { broker } = await asked()
    clearPage()
    expect(broker.open()).toBe(0)
  })
})

describe('a widget that cannot be drawn', () => {
  it.each<[string, Parameters<typeof savedWidget>[0], PageOptions, string]>([
    ['of an unknown type', { type: 'LavaLampWidget' }, {}, 'Unkown widget type LavaLampWidget'],
    ['saved by a newer console', { configVersion: 7 }, {}, 'This widget is newer than the console'],
    ['without rights', {}, { permissions: {} }, 'No access to this widget'],
    ['that no migration reaches', { configVersion: 0 }, {}, 'The settings could not be upgraded'],
  ])('a widget %s says so and requests nothing', async (_, changes, options, words) => {
    const { broker } = show({ widget: savedWidget(changes) }, options)
    await expect.element(text(words)).toBeVisible()
    expect(broker.asked).toHaveLength(0)
    expect(await accessibilityIssues()).toEqual([])
  })

  it('names the invalid settings of a widget', async () => {
    show({ widget: savedWidget({ config: { dataPointId: 5 } }) })
    await expect.element(text('The settings of this widget are not valid')).toBeVisible()
    await expect.element(text('At /dataPointId: expected a value, got 5')).toBeVisible()
  })

  it('migrates old settings without changing the saved ones', async () => {
    const config = { point: 'N5.0.0.0/132:5' }
    const { broker } = await asked({ widget: savedWidget({ configVersion: 1, config }) })
    expect(broker.asked[0]?.needs[0]).toMatchObject({ dataPointIds: ['N5.0.0.0/132:5'] })
    expect(config).toEqual({ point: 'N5.0.0.0/132:5' })
  })

  it.each([
    [new ApiError({ status: 404, code: 'NOT_FOUND', detail: 'x' }), 'This does not exist'],
    [new ApiError({ status: 500, code: 'X', detail: 'secret' }), 'There was a problem processing'],
    [new NetworkError('POST', 'x', null), 'No answer from the server'],
  ])('a widget without data says why (%s) and offers a retry', async (error, words) => {
    const { broker } = await asked()
    broker.answer({ state: 'error', error })
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(broker.retries).toBe(1)
  })

  it('asks for another range where a range has no readings, and shows its data then', async () => {
    const beyond = { from: -8.64e15, to: 8.64e15 }
    const { broker, redraw } = await asked({ range: beyond })
    broker.answer({ state: 'error', error: new RangeBeyondReachError(beyond) })
    await expect
      .element(page.getByText('Choose another time range', { exact: false }))
      .toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    redraw({ range })
    await expect.poll(() => broker.asked.length).toBe(2)
    broker.answer({ frames: [frame(8)] })
    await expect.element(page.getByText('Choose another', { exact: false })).not.toBeInTheDocument()
  })

  it('keeps a failure in its card, reports it, and retries', async () => {
    const failing = savedWidget({ config: { name: 'Harbour', dataPointId: 'x', fails: true } })
    const { broker, reports, redraw } = await asked({ widget: failing })
    broker.answer({})
    await expect.element(text('Harbour failed')).toBeVisible()
    expect(reports).toEqual(['widget NoteWidget: Error: the note tore'])
    redraw({ widget: savedWidget() })
    await expect.poll(() => broker.asked.length).toBe(2)
    broker.answer({ frames: [frame(8)] })
    await expect.element(text('Newest 8').first()).toBeVisible()
  })

  it('loads a missing file again on request', async () => {
    let attempts = 0
    const good = noteWidget()
    const plugin = noteWidget({
      load: () => {
        attempts += 1
        return attempts === 1 ? Promise.reject(new Error('no chunk')) : good.load()
      },
    } as never)
    const { broker } = await asked({}, { plugins: [plugin] })
    broker.answer({ frames: [frame(8)] })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(text('Newest 8').first()).toBeVisible()
  })

  it('loads missing code again once the connection is back', async () => {
    let isServerBack = false
    const good = noteWidget()
    const plugin = noteWidget({
      load: () => (isServerBack ? good.load() : Promise.reject(new Error('no chunk'))),
    } as never)
    const { broker, live } = await asked({}, { plugins: [plugin] })
    broker.answer({ frames: [frame(8)] })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    isServerBack = true
    live.turn('open')
    await expect.element(text('Newest 8').first()).toBeVisible()
  })
})
