export * from './correctionFormula.ts'
export * from './correctedSeries.ts'
export * from './correctable.ts'
