import { nextFrames } from '@airshed/testing'

/** Drawings in a row in which nothing may change. */
const CALM_FRAMES = 3
/** A story of waiting waits for ever: it is believed after so long without a change. */
const WAITING_IS_SHOWN_MS = 250
/** Any other one that still waits is: a busy machine loads a part for so long. */
const WAITING_IS_MEANT_MS = 3000
/** What never comes to rest is a mistake of the story. */
const PATIENCE_MS = 20_000

const WAITING = '[aria-busy="true"], .air-skeleton, .bp6-spinner'

/**
 * Waits until the page stands still: something is drawn, fonts are there, animations that end have
 * ended, and nothing in it changes any more.
 *
 * @param showsWaiting the story is about something that is on its way
 * @throws {Error} when it does not come to rest
 */
export async function untilCalm(showsWaiting = false): Promise<void> {
  await document.fonts.ready
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
      const isCalm = isWaiting ? now - changedMs > believedAfterMs : frames >= CALM_FRAMES
      if (isCalm && isAnythingDrawn()) return
      if (now - startedMs > PATIENCE_MS)
        throw new Error('The story never comes to rest, or draws nothing')
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

/** A part that is still being loaded leaves nothing to look at. */
function isAnythingDrawn(): boolean {
  const parts = document.querySelectorAll('.air-story *, body > :not(main, script, style) *')
  return [...parts].some(({ clientHeight, clientWidth, localName }) => {
    return clientHeight * clientWidth > 0 || localName === 'svg' || localName === 'span'
  })
}
