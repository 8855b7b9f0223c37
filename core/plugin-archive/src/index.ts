export { ArchiveIndex } from './archive/archiveIndex.ts'
export * from './archive/integrity.ts'
export type { ArchiveMessages, Licence, PluginArchive } from './archive/pluginArchive.ts'
export * from './archive/readArchive.ts'
export * from './archive/writeArchive.ts'
export * from './catalogue/pluginCatalogue.ts'
export * from './catalogue/readCatalogue.ts'
export * from './catalogue/imageType.ts'
export * from './check/checkArchive.ts'
export * from './check/trustProblems.ts'
export * from './code/codeProblems.ts'
export * from './code/markupProblems.ts'
export { importProblems } from './code/importProblems.ts'
export * from './compile/bundleModules.ts'
export * from './compile/compileStandalone.ts'
export {
  ARCHIVE_ERRORS,
  archiveErrorText,
  type ArchiveErrorCode,
  type ArchiveProblem,
} from './errors/archiveErrors.ts'
export { GONE_ENTRIES } from './kit/removedNames.ts'
export * from './limits.ts'
export * from './schema/schemaProblems.ts'
export * from './sharedModules.ts'
