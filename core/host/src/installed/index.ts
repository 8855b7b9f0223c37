export { registryWith } from './registryWith.ts'
