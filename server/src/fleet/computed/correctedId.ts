/** Ending of the id of a corrected series that is in force. */
const CORRECTED = '~corrected'

/** Id of the corrected series of a data point that is in force, under which its values are published. */
export const correctedId = (dataPointId: string): string => `${dataPointId}${CORRECTED}`

/** The data point whose corrected series has this id; null: it is the id of a data point. */
export const correctedPointId = (id: string): string | null =>
  id.endsWith(CORRECTED) ? id.slice(0, -CORRECTED.length) : null
