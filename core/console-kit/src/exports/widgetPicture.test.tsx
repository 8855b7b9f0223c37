import { afterEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createWidgetPage, WidgetHost, WidgetPageProvider } from '@airshed/host'
import { noteWidget } from '@airshed/host/testing'
import { clearPage, createPage, savedWidget } from '@airshed/kit/testing'
import { saveWidgetPicture } from './saveWidgetPicture.ts'
import { widgetPicture } from './widgetPicture.ts'

afterEach(clearPage)

/** The policy under which the console runs. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
].join('; ')

function enforcePolicy(): string[] {
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI.slice(0, 60)}`),
  )
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = POLICY
  document.head.append(meta)
  return refused
}

async function showWidget(theme: 'light' | 'dark' = 'light') {
  const { broker, draw } = createPage({ plugins: [noteWidget()], theme })
  const page = createWidgetPage()
  draw(
    <WidgetPageProvider page={page}>
      <div style={{ width: 320, height: 180 }}>
        <WidgetHost
          widget={savedWidget({ id: 'a "b"', config: { name: 'Harbour', dataPointId: 'x' } })}
          range={{ from: 0, to: 1 }}
          isLive={false}
          menu={<button type="button">More</button>}
        />
      </div>
    </WidgetPageProvider>,
  )
  await expect.poll(() => broker.asked.length).toBe(1)
  broker.answer({})
  await expect.element(browser.getByText('Newest –').first()).toBeVisible()
  return page
}

/** How many pixels of a part of a picture differ from its background, and that background. */
async function inkOf(blob: Blob, part: { x: number; y: number; w: number; h: number }) {
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('expected a canvas to draw on, found none')
  context.drawImage(bitmap, 0, 0)
  const corner = context.getImageData(40, bitmap.height - 40, 1, 1).data
  const background = Array.from(corner.slice(0, 3))
  const { data } = context.getImageData(part.x, part.y, part.w, part.h)
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    if (background.some((channel, index) => Math.abs(channel - (data[at + index] ?? 0)) > 24)) {
      inked += 1
    }
  }
  return { width: bitmap.width, height: bitmap.height, background, inked }
}

const TITLE = { x: 20, y: 8, w: 200, h: 64 }
const MENU = { x: 500, y: 8, w: 132, h: 64 }
const ARROW = { x: 500, y: 150, w: 132, h: 160 }
const reader = { locale: 'en_US', timezone: 'UTC' } as const
const BODY = { x: 20, y: 90, w: 400, h: 200 }

describe('a picture of a widget', () => {
  it('a picture has twice the size of its widget, title and content but no menu', async () => {
    await showWidget()
    const blob = await widgetPicture('a "b"')
    expect(blob.type).toBe('image/png')
    const title = await inkOf(blob, TITLE)
    expect([title.width, title.height]).toEqual([640, 360])
    expect(title.inked).toBeGreaterThan(100)
    expect((await inkOf(blob, BODY)).inked).toBeGreaterThan(100)
    expect((await inkOf(blob, MENU)).inked).toBe(0)
    expect(title.background).toEqual([255, 255, 255])
  })

  it('a picture of the dark theme has its background', async () => {
    await showWidget('dark')
    const { background, inked } = await inkOf(await widgetPicture('a "b"'), TITLE)
    expect(Math.max(...background)).toBeLessThan(80)
    expect(inked).toBeGreaterThan(100)
  })

  it('a picture ends with its caption, in as many lines as it needs', async () => {
    await showWidget()
    const plain = await inkOf(await widgetPicture('a "b"'), BODY)
    const long = 'Quay Street, Harbour wall, Station forecourt, Bridge approach, Old brewery'
    const blob = await widgetPicture('a "b"', [long, 'Simulated data'])
    const caption = await inkOf(blob, { x: 0, y: plain.height, w: plain.width, h: 120 })
    expect([caption.width, caption.height]).toEqual([640, 360 + 3 * 36 + 24])
    expect(caption.inked).toBeGreaterThan(1000)
  })

  it('a picture leaves out links that are icons', async () => {
    await showWidget()
    const body = document.querySelector('[data-widget-id]')
    const arrow = document.createElement('a')
    arrow.style.cssText =
      'position: absolute; right: 0; top: 90px; width: 40px; height: 40px; background: red'
    const before = await inkOf(await widgetPicture('a "b"'), ARROW)
    body?.append(arrow)
    expect((await inkOf(await widgetPicture('a "b"'), ARROW)).inked).toBe(before.inked)
    arrow.textContent = 'More'
    expect((await inkOf(await widgetPicture('a "b"'), ARROW)).inked).toBeGreaterThan(1000)
    arrow.remove()
  })

  it('saving a picture of a missing widget fails and names the widget', async () => {
    await expect(saveWidgetPicture(null, 'gone', 'x', reader)).rejects.toThrow(
      'expected a widget gone on the page, found none',
    )
  })

  // Last: a policy cannot be taken back.
  it('makes and saves a picture under the content security policy of the console', async () => {
    const page = await showWidget()
    const refused = enforcePolicy()
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(`${this.download} ${this.href.slice(0, 5)}`)
    }
    await saveWidgetPicture(page, 'a "b"', 'Harbour: / 24 h', reader).finally(() => {
      HTMLAnchorElement.prototype.click = click
    })
    expect(saved).toEqual(['Harbour- - 24 h.png blob:'])
    const { inked } = await inkOf(await widgetPicture('a "b"'), TITLE)
    expect(inked).toBeGreaterThan(100)
    expect(refused).toEqual([])
  })
})
