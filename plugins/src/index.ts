export { builtInScreen, builtInWidget } from './find.ts'
export { BUILT_IN_PLUGINS } from './plugins.ts'
