export {
  alertChangeIn,
  alertLimitIn,
  alertRulesIn,
  pointsOfRules,
  temperatureMeasure,
  type UnitDirection,
} from './alertUnits.ts'
export { canonicalUnit } from './canonicalUnit.ts'
export { massUnitAt, readMassUnit } from './massUnit.ts'
export { compassDegrees } from './compassPoint.ts'
export {
  CELSIUS,
  celsiusDifference,
  celsiusOf,
  celsiusShownAs,
  FAHRENHEIT,
  fahrenheitDifference,
  fahrenheitOf,
  isCelsiusPath,
} from './temperature.ts'
