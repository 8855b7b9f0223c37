/**
 * Resolves once what fades in or out stands still: colours are judged by what is left of them. Animations
 * that never end, such as those of skeletons, are not waited for. It needs nothing from around it, so that
 * tests of the built console can send it to their page.
 */
export async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
