export { GAP_STEPS, isLineBreak, mayBreak, type LineBreakSeries } from './lineBreaks.ts'
export { reduceM4, type PixelWindow } from './m4.ts'
export { takeAt } from './takeAt.ts'
