import { describe, expect, it, vi } from 'vitest'
import { FRAME_OPEN, FRAME_READY } from '../bridge/frameMessages.ts'
import type { HostMessage } from '../bridge/hostMessages.ts'
import { readerPage } from '../testsupport/readerPage.ts'
import { openBridge } from './bridge.ts'

/** What the page around this one says to it. */
const fromParent = (data: unknown, ports: MessagePort[] = []): boolean =>
  window.dispatchEvent(new MessageEvent('message', { source: window.parent, data, ports }))

describe('the channel of a frame', () => {
  it('opens only for the parent page, once the frame is ready', async () => {
    const heardAbove: unknown[] = []
    window.parent.addEventListener('message', ({ data }) => heardAbove.push(data))
    let isOpen = false
    const opening = openBridge().then((bridge) => {
      isOpen = true
      return bridge
    })
    await expect.poll(() => heardAbove).toContain(FRAME_READY)

    const [stranger, own] = [new MessageChannel(), new MessageChannel()]
    window.postMessage(FRAME_OPEN, '*', [stranger.port2])
    fromParent('something else')
    fromParent(FRAME_OPEN)
    await new Promise((resolve) => {
      window.addEventListener('message', resolve, { once: true })
    })
    expect(isOpen).toBe(false)
    fromParent(FRAME_OPEN, [own.port2])
    const bridge = await opening

    const posted: unknown[] = []
    own.port1.addEventListener('message', ({ data }) => posted.push(data))
    own.port1.start()
    bridge.post({ kind: 'opened' })
    await expect.poll(() => posted).toEqual([{ kind: 'opened' }])
  })

  it('keeps early messages for the first listener, and the newest page and subject', async () => {
    const opening = openBridge()
    const { port1, port2 } = new MessageChannel()
    fromParent(FRAME_OPEN, [port2])
    const bridge = await opening
    expect(bridge.latest()).toEqual({})

    const say = (message: HostMessage): void => port1.postMessage(message)
    say({ kind: 'page', page: readerPage() })
    say({ kind: 'page', page: readerPage({ theme: 'dark' }) })
    say({ kind: 'subject', subject: { kind: 'page', page: 'main', params: { id: '7' } } })
    await vi.waitUntil(() => bridge.latest().subject !== undefined)
    expect(bridge.latest().page?.theme).toBe('dark')

    const [first, second]: [HostMessage[], HostMessage[]] = [[], []]
    const stop = bridge.listen((message) => first.push(message))
    bridge.listen((message) => second.push(message))
    expect(first.map(({ kind }) => kind)).toEqual(['page', 'page', 'subject'])
    expect(second).toEqual([])
    stop()
    say({ kind: 'hover', timeMs: 1 })
    await expect.poll(() => second).toEqual([{ kind: 'hover', timeMs: 1 }])
    expect(first).toHaveLength(3)
  })
})
