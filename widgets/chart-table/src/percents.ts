import { PERCENTILES, type ChartTableConfig } from './config.ts'

/** The percentiles that the table has, 0–100, lowest first. */
export const percentsOf = ({ show = [] }: Pick<ChartTableConfig, 'show'>): readonly number[] =>
  PERCENTILES.filter((one) => show.includes(one)).map((one) => Number(one.slice(1)))
