export * from './calibrationFit.ts'
export * from './calibrationStatus.ts'
