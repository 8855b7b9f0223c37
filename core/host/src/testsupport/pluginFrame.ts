import type { AnyPlugin } from '@airshed/contract'
import { handBroker } from '@airshed/kit/testing/broker'
import { expect, onTestFinished } from 'vitest'
import { FRAME_OPEN } from '../bridge/frameMessages.ts'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { startPluginFrame } from '../frame/startPluginFrame.tsx'
import { openFrameSession } from '../isolated/frameSession.ts'
import { noteWidget } from './noteWidget.tsx'
import { readerPage } from './readerPage.ts'

/** A note as the subject of a frame; `more` are settings besides its data point. */
export const noteSubject = (more: object = {}): FrameSubject => ({
  kind: 'widget',
  config: { dataPointId: 'N1.0.0.0/132:5', ...more },
  configVersion: 2,
})

export interface FrameOptions {
  /** Default a note. */
  plugin?: AnyPlugin
  load?: () => Promise<AnyPlugin>
  subject?: FrameSubject
  locale?: 'en_US' | 'es_ES'
  moduleUrl?: string
  integrity?: Record<string, string>
}

/**
 * Turns this page into the frame of a plugin, with the console at the other end of its connection, until the test
 * is over.
 *
 * @returns `reported` are the messages of the frame, in order
 */
export async function showInFrame({
  plugin = noteWidget(),
  subject = noteSubject(),
  ...options
}: FrameOptions = {}) {
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
  const reported: string[] = []
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
    messageOf: (error) => error.message,
    onAction: (action) => reported.push(JSON.stringify(action)),
    onOpened: () => reported.push('opened'),
    onTurn: (answered) => reported.push(`turn ${answered}`),
    onNews() {
      turn += 1
      session.send(turn)
    },
    onFailure: (kind, message) => reported.push(`${kind}: ${message}`),
    onReport: (message) => reported.push(`report ${message}`),
    onOverreach: ({ kinds }) => reported.push(`overreach ${kinds.join()}`),
    onBlocked: (what, count) => reported.push(`blocked ${what} ${count}`),
    onChanged: () => reported.push('changed'),
  })
  onTestFinished(() => {
    session.close()
    document.body.replaceChildren()
  })
  await started
  return { session, broker, reported }
}

/** The same, once the plugin has requested its data. */
export async function askedInFrame(options: FrameOptions = {}) {
  const shown = await showInFrame(options)
  await expect.poll(() => shown.broker.asked.length).toBeGreaterThan(0)
  return shown
}
