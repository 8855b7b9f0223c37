export * from './correctionFormula.ts'
export * from './correctedSeries.ts'
