/**
 * The minimum span of a parameter's axis, in its unit: changes that nobody would act on do not fill the picture. CO2
 * that varies between 432 and 440 ppm is a flat line.
 *
 * Gases: twice the noise of electrochemical cells (about 5 ppb; CO 0.2 ppm), a small fraction of the WHO guideline
 * levels (2021: NO2 25 µg/m³ a day, 13 ppb; O3 100 µg/m³, 50 ppb; SO2 40 µg/m³, 15 ppb; CO 4 mg/m³, 3.5 ppm).
 * Formaldehyde: a fifth of 100 µg/m³ (WHO 2010). VOC and NOx index: steps of a scale of 1 to 500 whose usual values are
 * 100 and 1. Gusts as wind; rain by a few tips of a 0.2 mm bucket; signals vary by 10 dBm even if nothing moves.
 *
 * Directions and states have none: their axes show all there is.
 */
const LEAST_SPANS: Readonly<Record<string, number>> = {
  '128:1': 2,
  '128:2': 10,
  '128:3': 4,
  '131:10': 100,
  '132:4': 5,
  '132:5': 5,
  '132:6': 5,
  '132:7': 10,
  '132:8': 10,
  '132:9': 5,
  '140:11': 100,
  '140:12': 50,
  '140:13': 10,
  '150:1': 2,
  '150:3': 2,
  '151:1': 1,
  '160:1': 10,
  '160:2': 10,
  '160:3': 10,
  '170:1': 10,
  '170:2': 10,
  '170:3': 10,
  '170:4': 0.5,
  '170:5': 10,
  '170:6': 10,
  '180:1': 20,
  '190:1': 0.5,
  '190:2': 20,
}

/**
 * The smallest difference in values that fills the height of a parameter's chart, so that noise does not look like
 * weather.
 *
 * @param path parameter id
 * @returns 0 if the parameter has none
 */
export const leastSpanOf = (path: string): number => LEAST_SPANS[path] ?? 0
