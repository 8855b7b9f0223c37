export { parseCoordinates } from './parseCoordinates.ts'
