import type { BrowserContext, Page } from 'playwright'

declare global {
  /** Called by `watchPaints`' script in every page and frame. */
  function reportPaint(what: 'widget' | 'frame', atMs: number): void
  /** Times of the page's animation frames, ms since its navigation began. */
  var animationFrames: number[]
}

/** The elements awaited: a chart's plot, or the figure of the template. */
const WIDGETS = '.chart-widget .air-chart canvas, .air-now-figure'
/** Until its plugin has drawn, a frame is transparent. */
const SHOWN_FRAMES = '.air-isolated-frame[data-phase="running"]'

export interface Paints {
  /**
   * Resolves to the time when the last of `widgets` widgets was painted and their `frames` shown,
   * ms since 1970; counts since `forget`.
   */
  lastOf(widgets: number, frames: number): Promise<number>
  forget(): void
}

const WITHIN_MS = 120_000

/** Watches all pages of a context and their frames, in any process. */
export async function watchPaints(context: BrowserContext): Promise<Paints> {
  let painted = { widget: [] as number[], frame: [] as number[] }
  let onPaint = (): void => undefined
  await context.exposeBinding('reportPaint', (_source, what: 'widget' | 'frame', atMs: number) => {
    painted[what].push(atMs)
    onPaint()
  })
  await context.addInitScript(
    ([widgets, frames]) => {
      const known = new WeakSet<Element>()
      const look = (what: 'widget' | 'frame', selector: string): void => {
        for (const element of document.querySelectorAll(selector)) {
          if (known.has(element)) continue
          known.add(element)
          // After the animation frame that first draws it.
          requestAnimationFrame(() =>
            setTimeout(() => reportPaint(what, performance.timeOrigin + performance.now())),
          )
        }
      }
      new MutationObserver(() => {
        look('widget', widgets)
        look('frame', frames)
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] })
      globalThis.animationFrames = []
      const count = (now: number): void => {
        animationFrames.push(now)
        requestAnimationFrame(count)
      }
      if (window === window.top) requestAnimationFrame(count)
    },
    [WIDGETS, SHOWN_FRAMES] as const,
  )
  return {
    forget() {
      painted = { widget: [], frame: [] }
    },
    lastOf: (widgets, frames) =>
      new Promise((resolve, reject) => {
        const cut = setTimeout(() => {
          const got = `${painted.widget.length} and ${painted.frame.length}`
          reject(new Error(`expected ${widgets} widgets and ${frames} frames, got ${got}`))
        }, WITHIN_MS)
        onPaint = () => {
          const { widget, frame } = painted
          if (widget.length < widgets || frame.length < frames) return
          clearTimeout(cut)
          resolve(Math.max(...widget, ...frame))
        }
        onPaint()
      }),
  }
}

/** When the page's current navigation began, ms since 1970. */
export const navigationStart = (page: Page): Promise<number> =>
  page.evaluate(() => performance.timeOrigin)
