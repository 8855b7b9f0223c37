export * from './cronProblem.ts'
