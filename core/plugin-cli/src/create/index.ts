// Creation of plugins: for `npm create airshed-plugin`, and for the generator of built-in plugins.

export { CliError } from '../cli/cliError.ts'
export { createPlugin } from './createPlugin.ts'
export { namesOf, type PluginNames } from './names.ts'
export { spanishTitleOf } from './spanishTitle.ts'
export { filledFiles, templateFiles } from './template.ts'
