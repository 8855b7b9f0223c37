export { decimalsOf } from './decimalsOf.ts'
export { readNumber, type ReadNumber } from './readNumber.ts'
export { writeNumber } from './writeNumber.ts'
