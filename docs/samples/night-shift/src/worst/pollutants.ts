/** Parameters by which the air is ranked, by their ids in the console's catalogue. */
export const POLLUTANTS = [
  { path: '132:5', name: 'PM2.5' },
  { path: '131:10', name: 'CO₂' },
] as const
export type Pollutant = (typeof POLLUTANTS)[number]['path']

export const pollutantName = (pollutant: Pollutant): string =>
  POLLUTANTS.find(({ path }) => path === pollutant)?.name ?? pollutant
