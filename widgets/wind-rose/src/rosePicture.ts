import { pollutionPicture } from './pollutionPicture.ts'
import type { PictureStyle, RosePicture } from './pictureParts.ts'
import type { RoseModel } from './roseModel.ts'
import { windPicture } from './windPicture.ts'
import type { WindFrames } from './windFrames.ts'

/** The picture of a rose; null if one of its series is missing. */
export function rosePicture(
  model: RoseModel,
  { speed, pollutant }: WindFrames,
  style: PictureStyle,
): RosePicture | null {
  if (speed === null) return null
  const isAveraged = model.basis.averagingPeriodMs !== null
  if (model.mode === 'wind') return windPicture(model.rose, { speed, isAveraged }, style)
  if (pollutant === null) return null
  return pollutionPicture(model.rose, { speed, pollutant, isAveraged }, style)
}
