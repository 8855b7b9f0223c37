import { nextFrames } from '@airshed/testing'

/** Drawings in a row in which nothing may change. */
const CALM_FRAMES = 3
/** What still waits for something may be meant so: it is believed after so long without a change. */
const CALM_WHILE_WAITING_MS = 250
/** What never comes to rest is a mistake of the story. */
const PATIENCE_MS = 20_000

const WAITING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'

/**
 * Waits until the page stands still: fonts are there, animations that end have ended, and nothing in
 * it changes any more.
 *
 * @throws {Error} when it does not come to rest
 */
export async function untilCalm(root: Element): Promise<void> {
  await document.fonts.ready
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
      await nextFrames(1)
      frames += 1
      endAnimations()
      const now = performance.now()
      const isWaiting = root.textContent === '' || document.body.querySelector(WAITING) !== null
      const isCalm = isWaiting ? now - changedMs > CALM_WHILE_WAITING_MS : frames >= CALM_FRAMES
      if (isCalm) return
      if (now - startedMs > PATIENCE_MS) throw new Error('The story never comes to rest')
    }
  } finally {
    observer.disconnect()
  }
}

/** Takes animations that end to their end; those that never do are stopped for pictures anyway. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
  }
}
