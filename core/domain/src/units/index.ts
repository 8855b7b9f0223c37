export {
  alertChangeIn,
  alertLimitIn,
  alertRulesIn,
  pointsOfRules,
  temperatureMeasure,
  type UnitDirection,
} from './alertUnits.ts'
export {
  CELSIUS,
  celsiusDifference,
  celsiusOf,
  FAHRENHEIT,
  fahrenheitDifference,
  fahrenheitOf,
  isCelsiusPath,
} from './temperature.ts'
