/**
 * The span that the axis of a parameter has at least, in its unit: changes that nobody would act on
 * do not fill the picture. CO2 that wanders between 432 and 440 ppm is a flat line.
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
  '150:1': 2,
  '160:1': 10,
  '160:2': 10,
  '160:3': 10,
  '190:1': 0.5,
}

/**
 * The least difference of values that a chart of a parameter fills its height with, so that noise does
 * not look like weather.
 *
 * @param path parameter id
 * @returns 0 where a parameter has none
 */
export const leastSpanOf = (path: string): number => LEAST_SPANS[path] ?? 0
