export * from './lineBreaks.ts'
export * from './m4.ts'
export * from './takeAt.ts'
