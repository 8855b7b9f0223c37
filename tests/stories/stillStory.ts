import type { StillOptions } from '@airshed/ui/testing'

/** A story about waiting never finishes loading: it is accepted after this long without a change. */
const LOADING_IS_SHOWN_MS = 250

/**
 * When a story is still: something is drawn, and all its parts are loaded.
 *
 * @param showsWaiting the story shows something that is still loading
 */
export const stillStory = (showsWaiting = false): StillOptions => ({
  loadingMs: showsWaiting ? LOADING_IS_SHOWN_MS : Infinity,
  drawn: '.air-story *, body > :not(main, script, style) *',
})
