/**
 * Calls back whenever fonts have loaded that were not there before: what was drawn on a canvas, or measured, with the
 * fonts until then is to be drawn or measured again. The page itself does that with its own text only.
 *
 * @returns the function that ends it
 */
export function followFonts(take: () => void): () => void {
  document.fonts.addEventListener('loadingdone', take)
  return () => document.fonts.removeEventListener('loadingdone', take)
}
