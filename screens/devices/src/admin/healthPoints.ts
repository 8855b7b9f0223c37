import type { DataPoint } from '@airshed/kit'

/** Maximum number of data points drawn: as many as a table has columns. */
export const HEALTH_POINTS_MAX = 8

/** What a device measures about itself, such as its battery, its signal, and whether it is online. */
export const healthPoints = (points: readonly DataPoint[]): readonly DataPoint[] =>
  points
    .filter(({ _type: type }) => type === 'info' || type === 'status')
    .slice(0, HEALTH_POINTS_MAX)
