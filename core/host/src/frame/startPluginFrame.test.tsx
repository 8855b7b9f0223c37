import type { Frame, WidgetProps } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Component, useEffect, type ReactNode } from 'react'
import { baseWith, digestOf } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { askedInFrame, noteSubject, showInFrame } from '../testsupport/pluginFrame.ts'

const NOW_MS = 1_700_000_000_000

const series = (newest: number, label = 'PM2.5'): Frame => ({
  dataPointId: 'N1.0.0.0/132:5',
  nodeId: 'N1:0',
  path: '132:5',
  label,
  shortLabel: 'PM2.5',
  times: Float64Array.of(NOW_MS),
  values: Float64Array.of(newest),
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: 60_000,
  isSimulated: true,
})

type Drawn = (props: WidgetProps<never>) => ReactNode
/** A note that draws something else. */
const drawing = (component: Drawn) =>
  noteWidget({ load: () => Promise.resolve({ default: component as never }) })

const text = (words: string) => page.getByText(words)

describe('a widget in its frame', () => {
  it('requests its data from the console, draws them, and says so', async () => {
    const { broker, reported } = await askedInFrame()
    expect(broker.asked[0]).toMatchObject({
      needs: [{ kind: 'measurements', dataPointIds: ['N1.0.0.0/132:5'], window: 'range' }],
      context: { isLive: true, slug: 'org_city' },
    })
    broker.answer({ frames: [series(12)] })
    await expect.element(text('Newest 12').first()).toBeVisible()
    broker.answer({ frames: [series(13)] })
    await expect.element(text('Newest 13').first()).toBeVisible()
    expect(reported.filter((word) => word === 'opened')).toHaveLength(1)
    await expect.poll(() => reported.some((word) => word.startsWith('turn'))).toBe(true)
  })

  it('speaks the language of its user, with the names of parameters', async () => {
    const { broker } = await askedInFrame({ locale: 'es_ES' })
    broker.answer({ frames: [series(12, 'Particulate matter PM2.5 · Mast')] })
    await expect.element(text('Último 12').first()).toBeVisible()
    await expect.element(text('Partículas PM2.5 · Mast')).toBeVisible()
    expect(document.documentElement.lang).toBe('es')
  })

  it('requests again when its user chooses something', async () => {
    const { broker } = await askedInFrame()
    broker.answer({ frames: [series(3)] })
    await userEvent.click(page.getByRole('button', { name: 'page 1' }))
    await expect
      .poll(() => broker.asked.at(-1)?.needs[0])
      .toMatchObject({
        window: { lastPoints: 9 },
      })
    await expect.poll(() => broker.open()).toBe(1)
  })

  it('acts on the page by its actions', async () => {
    const plugin = drawing(({ actions }) => (
      <>
        <button type="button" onClick={() => actions.setRange?.({ from: 1, to: 2 })}>
          zoom
        </button>
        <button type="button" onClick={() => actions.navigate?.({ page: 'home' } as never)}>
          home
        </button>
      </>
    ))
    const { broker, reported } = await askedInFrame({ plugin })
    broker.answer({})
    await userEvent.click(page.getByRole('button', { name: 'zoom' }))
    await expect.poll(() => reported).toContain('{"name":"set-range","range":{"from":1,"to":2}}')
    await userEvent.click(page.getByRole('button', { name: 'home' }))
    await expect
      .poll(() => reported.some((word) => word.startsWith('{"name":"navigate"')))
      .toBe(true)
  })

  it('gives a summary in one sentence', async () => {
    const { broker, session } = await askedInFrame()
    broker.answer({ frames: [series(12)] })
    await expect.element(text('Newest 12').first()).toBeVisible()
    expect(await session.summary()).toBe('Newest 12')
  })

  it('draws new settings, and migrates old ones', async () => {
    const { broker, session } = await askedInFrame()
    session.setSubject({ kind: 'widget', config: { point: 'N5.0.0.0/132:5' }, configVersion: 1 })
    await expect
      .poll(() => broker.asked.at(-1)?.needs[0])
      .toMatchObject({
        dataPointIds: ['N5.0.0.0/132:5'],
      })
  })

  it('says why there are no data, in the given words', async () => {
    const { broker } = await askedInFrame()
    broker.answer({ state: 'error', error: new Error('No answer from the server') })
    await expect.element(text('No answer from the server')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => broker.retries).toBe(1)
  })

  it('gives nothing to a widget that requests more than its manifest names, and says so', async () => {
    const own = noteWidget()
    const plugin = { ...own, manifest: { ...own.manifest, data: ['status' as const] } }
    const { broker, reported } = await showInFrame({ plugin })
    await expect.poll(() => reported).toContain('overreach measurements')
    await expect
      .element(page.getByText(/^Its manifest does not declare measurements/))
      .toBeVisible()
    expect(broker.asked).toEqual([])
  })

  it('answers turns while it has nothing to do', async () => {
    const { session, reported } = await askedInFrame()
    session.send(77)
    await expect.poll(() => reported).toContain('turn 77')
  })
})

describe('a widget that fails in its frame', () => {
  it('a widget that fails while it is drawn tells its error', async () => {
    const { broker, reported } = await askedInFrame({ subject: noteSubject({ fails: true }) })
    broker.answer({})
    await expect.poll(() => reported).toContain('crashed: render: the note tore')
  })

  it('reports a later error, and the widget continues', async () => {
    const plugin = drawing(() => {
      useEffect(() => void Promise.reject(new Error('nobody waits')), [])
      return <p>goes on</p>
    })
    const { broker, reported } = await askedInFrame({ plugin })
    broker.answer({})
    await expect.poll(() => reported).toContain('report promise: nobody waits')
    await expect.element(text('goes on')).toBeVisible()
  })

  it('ignores an error that the widget handles itself', async () => {
    class Careful extends Component<{ children: ReactNode }, { isTorn: boolean }> {
      override state = { isTorn: false }
      static getDerivedStateFromError = () => ({ isTorn: true })
      override render() {
        return this.state.isTorn ? <p>one part is missing</p> : this.props.children
      }
    }
    function Torn(): never {
      throw new Error('a part')
    }
    const { broker, reported } = await askedInFrame({
      plugin: drawing(() => (
        <Careful>
          <Torn />
        </Careful>
      )),
    })
    broker.answer({})
    await expect.element(text('one part is missing')).toBeVisible()
    expect(reported.filter((word) => word.includes('crashed'))).toEqual([])
  })

  it('a widget that cannot be loaded tells its error', async () => {
    const { reported } = await showInFrame({
      load: () => Promise.reject(new Error('no such file')),
    })
    await expect.poll(() => reported).toContain('crashed: load: no such file')
  })

  it('names the file that is not the installed one', async () => {
    const moduleUrl = `${baseWith('export default {}')}plugin.js`
    const integrity = { [moduleUrl]: await digestOf(baseWith('export default 1')) }
    const { reported } = await showInFrame({ moduleUrl, integrity })
    await expect
      .poll(() => reported)
      .toContainEqual(
        expect.stringContaining('plugin.js: expected the file that was installed, got another'),
      )
  })

  it('shows an alert in the page for a plugin that is no widget', async () => {
    const { reported } = await showInFrame({ subject: { kind: 'page', page: 'main', params: {} } })
    await expect.poll(() => reported).toContain('opened')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
