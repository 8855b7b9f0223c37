import type { Confirmation, FileImport } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** What is asked before an import is taken back. @param organization its name */
export const undoQuestion = (
  { file_name: file, stored }: Pick<FileImport, 'file_name' | 'stored'>,
  organization: string,
  text: Text,
): Confirmation => ({
  title: text('undo.title', { file }),
  text: text('undo.text', { count: (stored?.new ?? 0) + (stored?.revised ?? 0), organization }),
  confirmLabel: text('undo.start'),
})

/** What is asked before an import of which nothing is stored is deleted. */
export const deleteQuestion = (
  { file_name: file }: Pick<FileImport, 'file_name'>,
  text: Text,
): Confirmation => ({
  title: text('delete.title', { file }),
  text: text('delete.text'),
  confirmLabel: text('delete.start'),
})
