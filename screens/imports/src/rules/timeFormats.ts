/** Ways of writing times that have a name of their own; any other format is a pattern. */
export const NAMED_FORMATS = ['iso', 'unix', 'unix-ms', 'excel', 'elapsed'] as const
export type NamedFormat = (typeof NAMED_FORMATS)[number]

/** Patterns that are offered besides those that fit the file. */
const COMMON_PATTERNS = [
  'yyyy-MM-dd HH:mm:ss',
  'dd.MM.yyyy HH:mm',
  'dd/MM/yyyy HH:mm',
  'MM/dd/yyyy HH:mm',
  'MM/dd/yyyy hh:mm:ss a',
] as const

export const isNamedFormat = (format: string): format is NamedFormat =>
  NAMED_FORMATS.some((name) => name === format)

/** Whether a pattern has day and month but no year, which then has to be given. */
export const lacksYear = (format: string): boolean =>
  !isNamedFormat(format) && /d/.test(format) && /M/.test(format) && !/y/.test(format)

/**
 * The patterns to choose from, the ones that fit the file first.
 *
 * @param current always among them, unless it has a name
 */
export function patternChoices(fitting: readonly string[], current: string): readonly string[] {
  return [...new Set([...fitting, current, ...COMMON_PATTERNS])].filter(
    (pattern) => !isNamedFormat(pattern),
  )
}
