import type { StillOptions } from '@airshed/ui/testing'

/** A loading story never finishes: it is accepted after this long without a change. */
const LOADING_IS_SHOWN_MS = 250
/** The same for any other story: a busy machine can take this long to load a part, such as plotly. */
const LOADING_IS_MEANT_MS = 8000

/**
 * When a story is still: something is drawn, and parts of it are loaded.
 *
 * @param showsWaiting the story shows something that is still loading
 */
export const stillStory = (showsWaiting = false): StillOptions => ({
  loadingMs: showsWaiting ? LOADING_IS_SHOWN_MS : LOADING_IS_MEANT_MS,
  drawn: '.air-story *, body > :not(main, script, style) *',
})
