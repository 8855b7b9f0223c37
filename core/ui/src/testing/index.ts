export { PENDING_SIZE } from '../size/followSize.ts'
export { loadFontLate } from './lateFont.ts'
export { untilStill, type StillOptions } from './untilStill.ts'
