import type { StepFigures } from '@airshed/kit'

/** Months with these means from January 1998 on, in UTC; null: too few readings. */
export function monthsOf(values: readonly (number | null)[]): StepFigures {
  return {
    edges: Array.from({ length: values.length + 1 }, (_, at) => Date.UTC(1998, at, 1)),
    figures: values.map((value) => ({
      value,
      combination: 'mean',
      isTimeWeighted: false,
      resultant: null,
      minimum: value,
      maximum: value,
      count: value === null ? 100 : 700,
      expected: 720,
      coverage: value === null ? 100 / 720 : 700 / 720,
    })),
  }
}

/**
 * Means of months that fall by a share of the first each year, higher in winter, with a scatter that is the same in every
 * run; every seventeenth has too few readings.
 */
export const fallingMonths = (count: number, first = 40, yearly = -0.05): (number | null)[] =>
  Array.from({ length: count }, (_, at) =>
    at % 17 === 11
      ? null
      : first * (1 + (yearly * at) / 12 + 0.3 * Math.cos((at * Math.PI) / 6)) +
        4 * Math.sin(at * at),
  )
