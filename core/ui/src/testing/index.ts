export { PENDING_SIZE } from '../size/followSize.ts'
export { untilStill } from './untilStill.ts'
