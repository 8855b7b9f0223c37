import { env } from 'node:process'

/** Name of the variable that sets the rounds of every fault test. */
export const FAULT_ROUNDS_VARIABLE = 'FAULT_ROUNDS'

/** How often a fault test tries again: as often as it says itself, more often by night. */
export const faultRounds = (usual: number): number => Number(env[FAULT_ROUNDS_VARIABLE] ?? usual)
