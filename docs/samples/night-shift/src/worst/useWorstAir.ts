import { useData, type Node } from '@airshed/kit'
import { useMemo } from 'react'
import { nightRange } from '../nightRange.ts'
import type { Pollutant } from './pollutants.ts'
import { pointsOf, worstAir, type WorstRow } from './worstAir.ts'

export interface WorstAir {
  rows: readonly WorstRow[]
  state: 'loading' | 'ready' | 'error'
  retry: () => void
}

/** The newest reading of a pollutant on each device, kept up to date while the page is open. */
export function useWorstAir(nodes: readonly Node[], pollutant: Pollutant, nowMs: number): WorstAir {
  const dataPointIds = useMemo(() => pointsOf(nodes, pollutant), [nodes, pollutant])
  const { frames, state, retry } = useData(
    [
      {
        kind: 'measurements',
        dataPointIds,
        window: { lastPoints: 1 },
        statistic: 'mean',
        live: true,
      },
    ],
    { range: nightRange(nowMs) },
  )
  return useMemo(
    () => ({ rows: worstAir(frames, nodes, nowMs), state, retry }),
    [frames, nodes, nowMs, state, retry],
  )
}
