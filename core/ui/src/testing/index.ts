export { untilStill } from './untilStill.ts'
