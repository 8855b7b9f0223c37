/**
 * Resolves once fades have finished, as colour checks would otherwise see intermediate colours. Animations that
 * never end, such as those of skeletons, are not waited for. It has no outside dependencies, so that tests of the
 * built console can send it to their page.
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
