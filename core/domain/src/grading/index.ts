export { airGrades, worstAirGrade, type AirGrade } from './airGrade.ts'
export { airQuality, type AirPoint } from './airQuality.ts'
export { AVERAGING_HOURS, averagingOf } from './averaging.ts'
export {
  gradeValue,
  overallGrade,
  worstGrade,
  type GradedReading,
  type OverallGrade,
} from './grade.ts'
export { gradedMean, type GradedMean } from './gradedMean.ts'
export { gradeColor, type GradePalette } from './gradeColor.ts'
export {
  indexGradeId,
  indexValue,
  subIndex,
  type IndexConcentrations,
  type IndexValue,
} from './numericIndex.ts'
export { NOWCAST_HOURS, NOWCAST_LEAD_HOURS, nowCast, nowCastSeries } from './nowCast.ts'
export { compareAir, hasUpperLimit, isAboveLimit, placeAir, type PlaceAir } from './placeAir.ts'
export { truncateTo } from './truncate.ts'
export { convertedPrecision, unitConverter } from './convertUnit.ts'
export { conversionFactor, standardUnit } from './units.ts'
export { zonesFor, type Zone } from './zones.ts'
