import type { DeviceProfile } from '@airshed/schemas'

/** Larger is worse: by grade, and within a grade by sub-index. */
export function airRank(
  { grades }: Pick<DeviceProfile, 'grades'>,
  gradeId: string | null,
  index: number | null,
): number {
  const fraction = index === null ? 0 : index / (index + 1)
  return grades.findIndex((grade) => grade.id === gradeId) + fraction
}
