import { SECOND_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { advanceRollouts } from './advanceRollouts.ts'

const advance = defineJob({ kind: 'firmware.advance', payload: Type.Object({}) })

/** Offers firmware to the devices of rollouts and decides about their waves, every ten seconds. */
export function keepRolloutsGoing(context: ServerContext): void {
  const { jobs } = context
  jobs.work(advance, ({ signal }) => advanceRollouts(context, signal))
  jobs.every(advance, { everyMs: 10 * SECOND_MS })
}
