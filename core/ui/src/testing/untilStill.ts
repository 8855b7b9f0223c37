/**
 * Resolves once fonts are loaded, changed sizes are taken (`PENDING_SIZE`) and fades have finished, as checks would
 * otherwise see intermediate places and colours. Animations that never end, such as those of skeletons, are not waited for. It has no outside dependencies, so that tests of the
 * built console can send it to their page.
 */
export async function untilStill(): Promise<void> {
  await document.fonts.ready
  while (document.querySelector('[data-pending-size]') !== null) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 16)
    })
  }
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
