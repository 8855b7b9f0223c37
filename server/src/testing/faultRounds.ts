import { env } from 'node:process'

/** Name of the variable that sets the number of rounds of every fault test. */
export const FAULT_ROUNDS_VARIABLE = 'FAULT_ROUNDS'

/** Number of rounds of a fault test: its own default, or more in nightly runs. */
export const faultRounds = (usual: number): number => Number(env[FAULT_ROUNDS_VARIABLE] ?? usual)
