export { createInstalledRegistry } from './createInstalledRegistry.ts'
export { endedDevelopment, type EndedDevelopment } from './endedDevelopment.ts'
export { leftInPage } from '../trusted/loadedModules.ts'
