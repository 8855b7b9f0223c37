import type { Trend, TrendMonth } from '@airshed/kit'
import { useMemo } from 'react'
import type { TrendConfig } from './config.ts'
import { trendIn } from './trendModel.ts'

/**
 * The trend of months. Its interval takes thousands of samples, which are drawn again only if a month has changed and not
 * with every answer of the server: hence the months as text.
 *
 * @param months an array of `TrendMonth` as JSON
 */
export const useTrend = (months: string, seasons: TrendConfig['seasons']): Trend | null =>
  useMemo(() => trendIn({ seasons }, JSON.parse(months) as TrendMonth[]), [months, seasons])
