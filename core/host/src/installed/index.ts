export { createInstalledRegistry } from './createInstalledRegistry.ts'
export { leftInPage } from '../trusted/loadedModules.ts'
