import type { PollutionRose, Rose, WindRose } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'

/** The rose that is shown, and what it is based on. */
export type RoseModel =
  | { mode: 'wind'; rose: WindRose; basis: Rose }
  | { mode: 'pollution'; rose: PollutionRose; basis: Rose }

/** The rose that the settings ask for; null if there is none. */
export function roseModel(
  { mode }: Pick<WindRoseConfig, 'mode'>,
  rose: Rose | null | undefined,
): RoseModel | null {
  if (rose == null) return null
  if (mode !== 'pollution') return { mode: 'wind', rose: rose.wind, basis: rose }
  return rose.pollution === null ? null : { mode, rose: rose.pollution, basis: rose }
}
