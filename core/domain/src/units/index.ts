export {
  alertChangeIn,
  alertLimitIn,
  alertRulesIn,
  pointsOfRules,
  temperatureMeasure,
  type UnitDirection,
} from './alertUnits.ts'
export * from './canonicalUnit.ts'
export { massUnitAt, readMassUnit } from './massUnit.ts'
export * from './compassPoint.ts'
export * from './temperature.ts'
