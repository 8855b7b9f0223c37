export interface StillOptions {
  /**
   * How long parts that say that they are loading are left without a change before they are taken for parts that never
   * finish, in ms; Infinity: they must finish. Default 0: what is shown while something loads is still as soon as nothing
   * changes.
   */
  loadingMs?: number
  /** Selects elements, at least one of which must be visible: not before something is drawn. Default: none must be. */
  drawn?: string
}

/**
 * Resolves once the page is still, as checks and pictures would otherwise see intermediate places and colours: fonts are
 * loaded, changed sizes are taken (`PENDING_SIZE`), finite animations have ended, and nothing changed for some frames.
 * Animations that never end, such as those of skeletons, are not waited for. It has no outside dependencies, so that
 * tests of the built console can send it to their page.
 *
 * @throws {Error} if the page does not come to rest
 */
export async function untilStill({ loadingMs = 0, drawn }: StillOptions = {}): Promise<void> {
  /** Consecutive frames without a change. */
  const CALM_FRAMES = 3
  /** A page that never settles is at fault; a busy machine takes half a minute to load a part, such as plotly. */
  const PATIENCE_MS = 50_000
  const LOADING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'
  /** Overlays keep a transform while they would be animated, and a fraction of a pixel with it. */
  const OPENING = '.bp6-overlay-appear, .bp6-overlay-enter'
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  /** False while a part that is still loading leaves nothing visible. */
  const isDrawn = (): boolean =>
    drawn === undefined ||
    [...document.querySelectorAll(drawn)].some(
      ({ clientHeight, clientWidth, localName }) =>
        clientHeight * clientWidth > 0 || localName === 'svg' || localName === 'span',
    )
  const endAnimations = (): void => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
    }
  }
  const startedMs = performance.now()
  let changedMs = startedMs
  let frames = 0
  const observer = new MutationObserver(() => {
    changedMs = performance.now()
    frames = 0
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  try {
    for (;;) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
      })
      frames += 1
      endAnimations()
      const now = performance.now()
      // Also those that are only requested by what was drawn meanwhile.
      const isSettled = document.fonts.status === 'loaded' && !has('[data-pending-size]')
      if (!isSettled) frames = 0
      const isLoaded = !has(LOADING) || now - changedMs >= loadingMs
      if (frames >= CALM_FRAMES && isLoaded && !has(OPENING) && isDrawn()) return
      if (now - startedMs > PATIENCE_MS) {
        const loading = document.querySelectorAll(LOADING).length
        throw new Error(
          isLoaded
            ? 'untilStill: expected a page that comes to rest, got one that never does'
            : `untilStill: expected every part to load, got ${loading} still loading; a story about that has Loading, Waiting or Uploading in its name`,
        )
      }
    }
  } finally {
    observer.disconnect()
  }
}
