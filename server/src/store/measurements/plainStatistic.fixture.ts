import type { ParameterKind } from '@airshed/schemas'

/**
 * What the values of a period are together, in plain loops and apart from the product’s own rules:
 * whatever a surface says is held against this.
 */
export function plainStatistic(kind: ParameterKind, values: readonly number[]): number | null {
  if (values.length === 0) return null
  const add = (of: (value: number) => number) => {
    let total = 0
    for (const value of values) total += of(value)
    return total
  }
  switch (kind) {
    case 'direction': {
      const north = add((value) => Math.cos((value / 180) * Math.PI))
      const east = add((value) => Math.sin((value / 180) * Math.PI))
      return ((Math.atan2(east, north) / Math.PI) * 180 + 360) % 360
    }
    case 'level':
      return 10 * Math.log10(add((value) => Math.pow(10, value / 10)) / values.length)
    case 'maximum':
      return Math.max(...values)
    case 'minimum':
      return Math.min(...values)
    case 'sum':
    case 'count':
      return add((value) => value)
    default:
      return add((value) => value) / values.length
  }
}
