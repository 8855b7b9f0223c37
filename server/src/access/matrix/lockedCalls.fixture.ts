import { isChange, type ChangeCall } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'

/** Calls about an organization, or a row of one. */
const isAbout = ({ access }: ChangeCall): boolean => typeof access !== 'string'

export const CHANGES = ALL_CALLS.filter(isChange)
/** Changes that are rejected in a locked organization. */
export const LOCKED = CHANGES.filter((call) => isAbout(call) && call.whileLocked !== true)
/** Calls that work as usual in a locked organization. */
export const READS = ALL_CALLS.filter((call) => !isChange(call) && call.access !== 'public')
