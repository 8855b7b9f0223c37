export { ArchiveIndex } from './archive/archiveIndex.ts'
export { integrityOf } from './archive/integrity.ts'
export type { ArchiveMessages, Licence, PluginArchive } from './archive/pluginArchive.ts'
export { readArchive, type ReadResult } from './archive/readArchive.ts'
export { writeArchive, type ArchiveAbout } from './archive/writeArchive.ts'
export {
  CATALOGUE_FILE,
  CATALOGUE_FORMAT,
  CATALOGUE_FORMAT_VERSION,
  CATALOGUE_LIMITS,
  CataloguePlugin,
  PluginAbout,
  PluginCatalogue,
  type CatalogueScreenshot,
  type CatalogueVersion,
} from './catalogue/pluginCatalogue.ts'
export { readCatalogue, type CatalogueRead } from './catalogue/readCatalogue.ts'
export { imageTypeOf } from './catalogue/imageType.ts'
export { checkArchive } from './check/checkArchive.ts'
export { trustProblems } from './check/trustProblems.ts'
export { codeProblems } from './code/codeProblems.ts'
export { markupProblems } from './code/markupProblems.ts'
export { importProblems } from './code/importProblems.ts'
export { bundleModules } from './compile/bundleModules.ts'
export { compileStandalone } from './compile/compileStandalone.ts'
export {
  ARCHIVE_ERRORS,
  archiveErrorText,
  type ArchiveErrorCode,
  type ArchiveProblem,
} from './errors/archiveErrors.ts'
export { GONE_ENTRIES } from './kit/removedNames.ts'
export { ARCHIVE_LIMITS } from './limits.ts'
export { schemaProblems } from './schema/schemaProblems.ts'
export { SHARED_MODULES } from './sharedModules.ts'
