import type { PluginArchive } from '../archive/pluginArchive.ts'
import { codeProblems } from '../code/codeProblems.ts'
import type { ArchiveProblem } from '../errors/archiveErrors.ts'

/**
 * Why a plugin may only run isolated; empty: an administrator may trust it. The compiled validator
 * is checked as well, though the server compiles its own.
 */
export const trustProblems = ({ files }: Pick<PluginArchive, 'files'>): ArchiveProblem[] =>
  ['plugin.js', 'validator.js'].flatMap((file) =>
    codeProblems(new TextDecoder().decode(files.get(file)), file),
  )
