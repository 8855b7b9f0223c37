import type { ParameterKind } from '@airshed/schemas'

/**
 * A plausible value of a kind.
 *
 * @param chance uniformly distributed, 0–1
 */
export const plausibleValue = (kind: ParameterKind, chance: number): number =>
  ({
    scalar: 80 * chance - 20,
    // About a quarter of the circle: uniformly distributed directions have no meaningful mean.
    direction: (320 + 90 * chance) % 360,
    level: 35 + 60 * chance,
    maximum: 50 + 60 * chance,
    minimum: 20 + 30 * chance,
    sum: chance < 0.8 ? 0 : Math.round(10 * chance) / 5,
    count: Math.floor(5 * chance),
    boolean: chance < 0.3 ? 0 : 1,
    index: 500 * chance,
  })[kind]
