import {
  createAjv,
  definePage,
  defineScreen,
  type AnyPlugin,
  type Frame,
  type ScreenProps,
  type WidgetProps,
} from '@airshed/contract'
import { handBroker } from '@airshed/kit/testing/broker'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Component, useEffect, type ReactNode } from 'react'
import { Type, type Static } from 'typebox'
import { FRAME_OPEN } from '../bridge/frameMessages.ts'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { openFrameSession } from '../isolated/frameSession.ts'
import { baseWith, digestOf } from '../testsupport/installedNote.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { pump, pumpForm } from '../testsupport/pumpForm.ts'
import { readerPage } from '../testsupport/readerPage.ts'
import { startPluginFrame } from './startPluginFrame.tsx'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

const NOW_MS = 1_700_000_000_000
const note = (more: object = {}): FrameSubject => ({
  kind: 'widget',
  config: { dataPointId: 'N1.0.0.0/132:5', ...more },
  configVersion: 2,
})

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

interface Shown {
  plugin?: AnyPlugin
  load?: () => Promise<AnyPlugin>
  subject?: FrameSubject
  locale?: 'en_US' | 'es_ES'
  moduleUrl?: string
  integrity?: Record<string, string>
}

/** This page as the frame of a plugin, and the console at the other end of its line. */
async function show({ plugin = noteWidget(), subject = note(), ...options }: Shown = {}) {
  const root = document.createElement('div')
  root.id = 'root'
  root.style.cssText = 'width: 400px; height: 260px; display: flex'
  document.body.append(root)
  const { load = () => Promise.resolve(plugin), moduleUrl } = options
  const started = startPluginFrame(moduleUrl === undefined ? { load } : {})
  const { port1, port2 } = new MessageChannel()
  window.dispatchEvent(
    new MessageEvent('message', { source: window.parent, data: FRAME_OPEN, ports: [port2] }),
  )
  const broker = handBroker()
  const told: string[] = []
  let turn = 0
  const session = openFrameSession({
    port: port1,
    plugin: {
      moduleUrl: moduleUrl ?? '',
      styleUrl: null,
      integrity: options.integrity ?? {},
    },
    subject,
    page: readerPage({ locale: options.locale ?? 'en_US' }),
    broker,
    now: () => performance.now(),
    tellError: (error) => error.message,
    onAction: (action) => told.push(JSON.stringify(action)),
    onOpened: () => told.push('opened'),
    onTurn: (answered) => told.push(`turn ${answered}`),
    onNews() {
      turn += 1
      session.send(turn)
    },
    onFailure: (kind, message) => told.push(`${kind}: ${message}`),
    onReport: (message) => told.push(`report ${message}`),
    onOverreach: ({ kinds }) => told.push(`overreach ${kinds.join()}`),
    onChanged: () => told.push('changed'),
  })
  ends.push(() => session.close())
  await started
  return { session, broker, told }
}

async function asked(options: Shown = {}) {
  const shown = await show(options)
  await expect.poll(() => shown.broker.asked.length).toBeGreaterThan(0)
  return shown
}

const text = (words: string) => page.getByText(words)

describe('a widget in its frame', () => {
  it('asks the console for its data, draws them, and says so', async () => {
    const { broker, told } = await asked()
    expect(broker.asked[0]).toMatchObject({
      needs: [{ kind: 'measurements', dataPointIds: ['N1.0.0.0/132:5'], window: 'range' }],
      context: { isLive: true, slug: 'org_city' },
    })
    broker.answer({ frames: [series(12)] })
    await expect.element(text('Newest 12').first()).toBeVisible()
    broker.answer({ frames: [series(13)] })
    await expect.element(text('Newest 13').first()).toBeVisible()
    expect(told.filter((word) => word === 'opened')).toHaveLength(1)
    await expect.poll(() => told.some((word) => word.startsWith('turn'))).toBe(true)
  })

  it('speaks the language of its reader, with the names of what is measured', async () => {
    const { broker } = await asked({ locale: 'es_ES' })
    broker.answer({ frames: [series(12, 'Particulate matter PM2.5 · Mast')] })
    await expect.element(text('Último 12').first()).toBeVisible()
    await expect.element(text('Partículas PM2.5 · Mast')).toBeVisible()
    expect(document.documentElement.lang).toBe('es')
  })

  it('asks anew where its viewer chooses something', async () => {
    const { broker } = await asked()
    broker.answer({ frames: [series(3)] })
    await userEvent.click(page.getByRole('button', { name: 'page 1' }))
    await expect
      .poll(() => broker.asked.at(-1)?.needs[0])
      .toMatchObject({
        window: { lastPoints: 9 },
      })
    await expect.poll(() => broker.open()).toBe(1)
  })

  it('reaches the page by its actions', async () => {
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
    const { broker, told } = await asked({ plugin })
    broker.answer({})
    await userEvent.click(page.getByRole('button', { name: 'zoom' }))
    await expect.poll(() => told).toContain('{"name":"set-range","range":{"from":1,"to":2}}')
    await userEvent.click(page.getByRole('button', { name: 'home' }))
    await expect.poll(() => told.some((word) => word.startsWith('{"name":"navigate"'))).toBe(true)
  })

  it('says in one sentence what it shows', async () => {
    const { broker, session } = await asked()
    broker.answer({ frames: [series(12)] })
    await expect.element(text('Newest 12').first()).toBeVisible()
    expect(await session.summary()).toBe('Newest 12')
  })

  it('draws other settings when it gets them, and brings old ones forward', async () => {
    const { broker, session } = await asked()
    session.setSubject({ kind: 'widget', config: { point: 'N5.0.0.0/132:5' }, configVersion: 1 })
    await expect
      .poll(() => broker.asked.at(-1)?.needs[0])
      .toMatchObject({
        dataPointIds: ['N5.0.0.0/132:5'],
      })
  })

  it('tells why there are no data, in the words that came', async () => {
    const { broker } = await asked()
    broker.answer({ state: 'error', error: new Error('No answer from the server') })
    await expect.element(text('No answer from the server')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => broker.retries).toBe(1)
  })

  it('that asks for more than its manifest names gets nothing, and says so', async () => {
    const own = noteWidget()
    const plugin = { ...own, manifest: { ...own.manifest, data: ['status' as const] } }
    const { broker, told } = await show({ plugin })
    await expect.poll(() => told).toContain('overreach measurements')
    await expect.element(page.getByText(/^Its manifest does not name measurements/)).toBeVisible()
    expect(broker.asked).toEqual([])
  })

  it('answers turns while it has nothing to do', async () => {
    const { session, told } = await asked()
    session.send(77)
    await expect.poll(() => told).toContain('turn 77')
  })
})

describe('a widget that fails in its frame', () => {
  it('while it is drawn says what it threw', async () => {
    const { broker, told } = await asked({ subject: note({ fails: true }) })
    broker.answer({})
    await expect.poll(() => told).toContain('crashed: render: the note tore')
  })

  it('later says so, and goes on', async () => {
    const plugin = drawing(() => {
      useEffect(() => void Promise.reject(new Error('nobody waits')), [])
      return <p>goes on</p>
    })
    const { broker, told } = await asked({ plugin })
    broker.answer({})
    await expect.poll(() => told).toContain('report promise: nobody waits')
    await expect.element(text('goes on')).toBeVisible()
  })

  it('in a part that it looks after itself is no failure', async () => {
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
    const { broker, told } = await asked({
      plugin: drawing(() => (
        <Careful>
          <Torn />
        </Careful>
      )),
    })
    broker.answer({})
    await expect.element(text('one part is missing')).toBeVisible()
    expect(told.filter((word) => word.includes('crashed'))).toEqual([])
  })

  it('to come says so', async () => {
    const { told } = await show({ load: () => Promise.reject(new Error('no such file')) })
    await expect.poll(() => told).toContain('crashed: load: no such file')
  })

  it('because other files came than were installed says which', async () => {
    const moduleUrl = `${baseWith('export default {}')}plugin.js`
    const integrity = { [moduleUrl]: await digestOf(baseWith('export default 1')) }
    const { told } = await show({ moduleUrl, integrity })
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.stringContaining('plugin.js: expected the file that was installed, got another'),
      )
  })

  it('because it is no widget says so in the page', async () => {
    const { told } = await show({ subject: { kind: 'page', page: 'main', params: {} } })
    await expect.poll(() => told).toContain('opened')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

describe('a page of a screen in its frame', () => {
  const params = Type.Object({
    id: Type.String(),
    hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  })
  const screen = defineScreen({
    manifest: {
      kind: 'screen',
      id: 'sample.place',
      title: { en: 'Place', es: 'Lugar' },
      description: { en: 'A place', es: 'Un lugar' },
      pages: [{ id: 'record', path: 'places/:id', permission: 'read_devices', layout: 'page' }],
      permissions: [],
      engines: { airshed: '^0.2.0' },
    },
    messages: noteWidget().messages,
    pages: {
      record: definePage({
        params,
        loadValidator: () => Promise.resolve({ default: createAjv().compile(params) }),
        load: () =>
          Promise.resolve({
            default: ({ params: { id, hours }, setParams }: ScreenProps<Static<typeof params>>) => (
              <button type="button" onClick={() => setParams({ hours: (hours ?? 1) + 1 })}>
                {id}: {hours ?? 'no'} hours
              </button>
            ),
          }),
      }),
    },
  })
  const subject = (hours?: number): FrameSubject => ({
    kind: 'page',
    page: 'record',
    params: { id: 'quay', ...(hours === undefined ? {} : { hours }) },
  })

  it('is drawn with its parameters, and asks the console to change the address', async () => {
    const { session, told } = await show({ plugin: screen, subject: subject() })
    await userEvent.click(page.getByRole('button', { name: 'quay: no hours' }))
    await expect
      .poll(() => told)
      .toContain('{"name":"set-params","changes":{"hours":"2"},"replace":false}')
    session.setSubject(subject(2))
    await expect.element(page.getByRole('button', { name: 'quay: 2 hours' })).toBeVisible()
  })

  it('says so where the console has another page than the plugin', async () => {
    const { told } = await show({
      plugin: screen,
      subject: { kind: 'page', page: 'list', params: {} },
    })
    await expect.poll(() => told).toContain('opened')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

describe('a device form in its frame', () => {
  const settings: FrameSubject = {
    kind: 'device-form',
    device: pump(2),
    isDisabled: false,
    isTrial: false,
  }
  const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
  const asked = (question: number) =>
    JSON.stringify({ name: 'save', question, payload: { configuration: { flow: 2 } } })

  it('asks the page to save, and shows what the server refused at its fields', async () => {
    const { session, told } = await show({ plugin: pumpForm(), subject: settings })
    await save()
    await expect.poll(() => told).toContain(asked(0))
    const issues = [{ path: '/configuration/flow', expected: '<= 1', got: '2' }]
    session.saved(7, { issues: [], problem: null })
    session.saved(0, { issues, problem: null })
    await expect
      .element(page.getByRole('textbox', { name: 'Flow' }))
      .toHaveAttribute('aria-invalid', 'true')
    await save()
    await expect.poll(() => told).toContain(asked(1))
    session.saved(1, { issues: [], problem: null })
    await expect.element(text('Saved')).toBeVisible()
  })

  it('tells why the page could not save, in the words that came', async () => {
    const { session, told } = await show({ plugin: pumpForm(), subject: settings })
    await save()
    await expect.poll(() => told).toContain(asked(0))
    session.saved(0, { issues: [], problem: 'No answer from the server' })
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer from the server')
  })
})

describe('a frame that only brings settings forward', () => {
  it('does so by the steps of the plugin, and draws nothing', async () => {
    const { told } = await show({
      subject: { kind: 'migration', config: { point: 'N5' }, configVersion: 1 },
    })
    await expect
      .poll(() => told)
      .toEqual(['opened', '{"name":"migrated","config":{"dataPointId":"N5"}}'])
    expect(document.getElementById('root')?.childElementCount).toBe(0)
  })

  it('tells which step failed, and why', async () => {
    const own = noteWidget()
    const plugin = {
      ...own,
      migrations: [
        {
          from: 1,
          name: 'rename',
          migrate: () => {
            throw new Error('no point')
          },
        },
      ],
    }
    const { told } = await show({
      plugin,
      subject: { kind: 'migration', config: {}, configVersion: 1 },
    })
    await vi.waitUntil(() => told.length === 2)
    expect(told[1]).toContain('"name":"not-migrated","step":"rename"')
    expect(told[1]).toContain('no point')
  })
})
