import type { ReadingBasis } from '@airshed/schemas'
import type { ChartText } from '../messages/chartMessages.ts'

/**
 * A name that says which values of readings are meant: `PM2.5 (corrected)`.
 *
 * @param basis undefined: as reported, and nothing to tell it from, so that the name says nothing
 */
export const basisName = (name: string, basis: ReadingBasis | undefined, text: ChartText): string =>
  basis === undefined ? name : `${name} (${text(`charts.${basis}`)})`
