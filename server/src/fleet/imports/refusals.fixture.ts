import type { ImportReport } from './importFile.ts'
import { refusalText } from './refusal.ts'

/** The refusals of a report as an import prints them. */
export const reasonsOf = ({ refusals }: Pick<ImportReport, 'refusals'>) =>
  refusals.map(({ line, ...refusal }) => ({ line, reason: refusalText(refusal) }))
