export * from './parseCoordinates.ts'
