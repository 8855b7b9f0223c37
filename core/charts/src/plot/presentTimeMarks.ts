import { timeMarks, type PlacedMark, type TimeMarksPlan } from '@airshed/domain/drawing'

/** The marks of a time axis whose labels leave out the year of the system’s clock. @param plotPx CSS pixels */
export const presentTimeMarks = (plan: TimeMarksPlan, plotPx: number): readonly PlacedMark[] =>
  timeMarks(plan, plotPx, Date.now())
