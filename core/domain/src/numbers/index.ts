export * from './decimalsOf.ts'
export * from './readNumber.ts'
export * from './writeNumber.ts'
