import { pollutionPicture } from './pollutionPicture.ts'
import type { PictureStyle, RosePicture } from './pictureParts.ts'
import type { RoseModel } from './roseModel.ts'
import { windPicture } from './windPicture.ts'
import type { WindFrames } from './windReadings.ts'

/** The picture of a rose; null where a series of it is missing. */
export function rosePicture(
  model: RoseModel,
  { speed, pollutant }: WindFrames,
  style: PictureStyle,
): RosePicture | null {
  if (speed === null) return null
  if (model.mode === 'wind') return windPicture(model.rose, speed, style)
  return pollutant === null ? null : pollutionPicture(model.rose, { speed, pollutant }, style)
}
