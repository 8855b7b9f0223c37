import { nextFrames } from '@airshed/testing'
import { PENDING_SIZE } from '@airshed/ui/testing'

/** Consecutive frames without a change. */
const CALM_FRAMES = 3
/** A loading story never finishes: it is accepted after this long without a change. */
const WAITING_IS_SHOWN_MS = 250
/** The same for any other story: a busy machine can take this long to load a part, such as plotly. */
const WAITING_IS_MEANT_MS = 8000
/** A story that never settles is at fault. */
const PATIENCE_MS = 20_000

const WAITING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'
/** Overlays keep a transform while they would be animated, and a fraction of a pixel with it. */
const OPENING = '.bp6-overlay-appear, .bp6-overlay-enter'

/**
 * Waits until the page settles: something is drawn, fonts are loaded, finite animations have ended, changed sizes
 * are taken, and nothing changes any longer.
 *
 * @param showsWaiting the story shows something that is still loading
 * @throws {Error} if it does not settle
 */
export async function untilCalm(showsWaiting = false): Promise<void> {
  const startedMs = performance.now()
  const believedAfterMs = showsWaiting ? WAITING_IS_SHOWN_MS : WAITING_IS_MEANT_MS
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
      await nextFrames(1)
      frames += 1
      endAnimations()
      const now = performance.now()
      const isWaiting = document.body.querySelector(WAITING) !== null
      const isOpening = document.body.querySelector(OPENING) !== null
      // Also those that are only requested by what was drawn meanwhile.
      const isSettled =
        document.fonts.status === 'loaded' &&
        document.body.querySelector(`[${PENDING_SIZE}]`) === null
      if (!isSettled) frames = 0
      const isCalm = isWaiting ? now - changedMs > believedAfterMs : frames >= CALM_FRAMES
      if (isCalm && isSettled && !isOpening && isAnythingDrawn()) return
      if (now - startedMs > PATIENCE_MS)
        throw new Error('The story never comes to rest, or draws nothing')
    }
  } finally {
    observer.disconnect()
  }
}

/** Finishes finite animations; infinite ones are stopped for pictures anyway. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
  }
}

/** False while a part that is still loading leaves nothing visible. */
function isAnythingDrawn(): boolean {
  const parts = document.querySelectorAll('.air-story *, body > :not(main, script, style) *')
  return [...parts].some(({ clientHeight, clientWidth, localName }) => {
    return clientHeight * clientWidth > 0 || localName === 'svg' || localName === 'span'
  })
}
