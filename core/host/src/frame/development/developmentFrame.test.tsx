import type { AnyPlugin, WidgetProps } from '@airshed/contract'
import { handBroker } from '@airshed/kit/testing/broker'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { FRAME_OPEN } from '../../bridge/frameMessages.ts'
import { openFrameSession } from '../../isolated/frameSession.ts'
import { noteWidget } from '../../testsupport/noteWidget.tsx'
import { noteSubject } from '../../testsupport/pluginFrame.ts'
import { readerPage } from '../../testsupport/readerPage.ts'
import { startDevelopmentFrame } from './startDevelopmentFrame.ts'

/** The line to a development server, of which this is the server's end. */
function handLine() {
  const listeners = new Map<string, ((payload: never) => void)[]>()
  const sent: [event: string, payload: unknown][] = []
  return {
    sent,
    on: (event: string, listener: (payload: never) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    send: (event: string, payload: unknown) => void sent.push([event, payload]),
    says: (event: string, payload: unknown) =>
      listeners.get(event)?.forEach((listener) => listener(payload as never)),
  }
}

afterEach(() => document.body.replaceChildren())

async function shown(load: () => Promise<AnyPlugin>) {
  const root = document.createElement('div')
  root.id = 'root'
  root.style.cssText = 'width: 400px; height: 260px; display: flex'
  document.body.append(root)
  const line = handLine()
  const started = startDevelopmentFrame({ load, line })
  const { port1, port2 } = new MessageChannel()
  window.dispatchEvent(
    new MessageEvent('message', { source: window.parent, data: FRAME_OPEN, ports: [port2] }),
  )
  const reported: string[] = []
  const broker = handBroker()
  const session = openFrameSession({
    port: port1,
    plugin: { moduleUrl: '', styleUrl: null, integrity: {} },
    subject: noteSubject(),
    page: readerPage({ locale: 'en_US' }),
    broker,
    now: () => performance.now(),
    messageOf: (error) => error.message,
    onAction: () => undefined,
    onOpened: () => reported.push('opened'),
    onTurn: () => undefined,
    onNews: () => session.send(1),
    onFailure: (kind, message) => reported.push(`${kind}: ${message}`),
    onReport: (message) => reported.push(`report ${message}`),
    onOverreach: () => undefined,
    onBlocked: () => undefined,
    onChanged: () => reported.push('changed'),
  })
  onTestFinished(() => session.close())
  await started
  return { line, reported, broker }
}

const drawing = (component: (props: WidgetProps<never>) => React.ReactNode): AnyPlugin =>
  noteWidget({ load: () => Promise.resolve({ default: component as never }) })
const overlay = () => page.getByRole('alert')
const overlayText = (): string => overlay().query()?.textContent ?? ''

describe('a plugin in development', () => {
  it('stays after an error while it is drawn, and shows its message and line', async () => {
    const torn = drawing(() => {
      throw new Error('the note tore')
    })
    const { line, reported, broker } = await shown(() => Promise.resolve(torn))
    await expect.poll(() => broker.asked.length).toBeGreaterThan(0)
    broker.answer({})
    await expect.poll(overlayText).toContain('the note tore')
    expect(reported.filter((word) => word.startsWith('crashed'))).toEqual([])
    await expect.poll(() => reported).toContain('opened')
    expect(line.sent).toContainEqual([
      'airshed:trouble',
      expect.objectContaining({ message: 'the note tore', stack: expect.stringContaining('http') }),
    ])
    const place = { file: 'src/NoteView.tsx', line: 31, column: 9, excerpt: '> 31 | tear()' }
    line.says('airshed:located', { message: 'the note tore', place })
    await expect.poll(overlayText).toContain('src/NoteView.tsx:31:9')
    await expect.poll(overlayText).toContain('> 31 | tear()')
    line.says('vite:beforeUpdate', { updates: [] })
    await expect.poll(() => overlay().query()).toBeNull()
  })

  it('starts a plugin that cannot be loaded again at the next save', async () => {
    const { line, reported } = await shown(() => Promise.reject(new Error('no such module')))
    await expect.poll(overlayText).toContain('no such module')
    await expect.poll(() => reported).toContain('opened')
    line.says('airshed:saved', { savedAt: 17 })
    expect(line.sent).toContainEqual(['airshed:stale', { changedAt: 17 }])
    line.says('airshed:changed', {})
    await expect.poll(() => reported).toContain('changed')
  })

  it('says how to start its server when it is gone, and tells the console', async () => {
    const { line, reported } = await shown(() => Promise.resolve(noteWidget()))
    await expect.poll(() => reported).toContain('opened')
    line.says('vite:ws:disconnect', {})
    await expect.poll(overlayText).toContain('npm run dev')
    await expect.poll(() => reported).toContain('changed')
  })
})
