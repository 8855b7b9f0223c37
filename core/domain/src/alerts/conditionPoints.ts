import type { AlertCondition } from '@airshed/schemas'

/** Ids of the data points that a condition watches, without what it is compared with. */
export function watchedPointIds({ dataPointId: watched }: AlertCondition): readonly string[] {
  if (typeof watched === 'string') return [watched]
  return watched.func === 'diff'
    ? [watched.dataPointId, watched.dataPointId2]
    : [watched.dataPointId]
}

/** Ids of all data points that a condition names: the watched ones first, the upwind one last. */
export function conditionPointIds(condition: AlertCondition): readonly string[] {
  const basis = 'basis' in condition ? condition.basis : undefined
  const watched = watchedPointIds(condition)
  return basis?.kind === 'above_upwind' ? [...watched, basis.dataPointId] : watched
}
