export { colocationOf, type ColocatedColumns } from './colocation.ts'
export { FEWEST_PROPOSED_PAIRS } from './proposedCorrection.ts'
export { FEWEST_UNITS } from './sensorPrecision.ts'
