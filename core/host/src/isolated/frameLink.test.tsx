import { afterEach, describe, expect, it, vi } from 'vitest'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { linkFrame } from './frameLink.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A sandboxed frame in the page, and what came of it. */
function link(src: string) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = src
  const ports: MessagePort[] = []
  const heard: unknown[] = []
  let left = 0
  const unlink = linkFrame(
    frame,
    (port) => {
      ports.push(port)
      port.addEventListener('message', ({ data }) => heard.push(data))
      port.start()
    },
    () => (left += 1),
  )
  document.body.append(frame)
  ends.push(unlink, () => frame.remove())
  return { frame, ports, heard, left: () => left, unlink }
}

const untilLoaded = (frame: HTMLIFrameElement): Promise<unknown> =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))

describe('the channel to a frame', () => {
  it('a ready frame gets a channel of its own, and answers on it', async () => {
    const { ports, heard, left } = link(framePage('say({ echo: m })'))
    await vi.waitUntil(() => ports.length === 1)
    ports[0]?.postMessage('hello')
    await expect.poll(() => heard).toEqual([{ echo: 'hello' }])
    expect(left()).toBe(0)
  })

  it('reports a frame that says twice that it is ready, and gives it no second channel', async () => {
    const again = "parent.postMessage('airshed:frame-ready', '*')"
    const { ports, left, frame } = link(framePage('', `${again}; ${again}`))
    await untilLoaded(frame)
    await expect.poll(left).toBe(1)
    expect(ports).toHaveLength(1)
  })

  it('reports a frame that goes to another page, whatever that page says', async () => {
    const quiet = link(
      framePage('', "onload = () => { location.href = 'data:text/html,elsewhere' }"),
    )
    const loud = link(
      framePage('', `onload = () => { location.href = ${JSON.stringify(framePage(''))} }`),
    )
    await expect.poll(quiet.left).toBe(1)
    await expect.poll(loud.left).toBe(1)
    expect([quiet.ports.length, loud.ports.length]).toEqual([1, 1])
  })

  it('opens a channel for its own frame only', async () => {
    const { ports, frame } = link('data:text/html,silent')
    await untilLoaded(frame)
    const other = link(framePage(''))
    window.postMessage('airshed:frame-ready', '*')
    await vi.waitUntil(() => other.ports.length === 1)
    expect(ports).toHaveLength(0)
  })

  it('opens no channel for a frame that was given up', async () => {
    const { frame, ports, unlink } = link(framePage(''))
    unlink()
    await untilLoaded(frame)
    const other = link(framePage(''))
    await vi.waitUntil(() => other.ports.length === 1)
    expect(ports).toHaveLength(0)
  })
})
