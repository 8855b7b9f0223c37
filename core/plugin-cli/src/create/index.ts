// How the templates of plugins are filled, for the generator of built-in plugins.

export { CliError } from '../cli/cliError.ts'
export { namesOf, type PluginNames } from './names.ts'
export { filledFiles, templateFiles } from './template.ts'
