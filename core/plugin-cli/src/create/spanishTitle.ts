import { CliError } from '../cli/cliError.ts'
import type { PluginKind } from '../project/pluginProject.ts'
import type { PluginNames } from './names.ts'

/** What the console calls each kind in Spanish. */
const KINDS: Readonly<Record<PluginKind, string>> = {
  widget: 'Widget',
  screen: 'Pantalla',
  'device-form': 'Formulario',
}

const TITLE_MAX = 60
/** Would end the text in a module or a file of messages, or break its line. */
const UNQUOTED = /['"\\`$\p{Cc}\p{Cf}]/u

/**
 * The Spanish title of a plugin whose author gave none: a name cannot be translated by a program, so it stands in
 * quotation marks after the kind.
 */
export const spanishTitleOf = (kind: PluginKind, { title }: PluginNames): string =>
  `${KINDS[kind]} «${title}»`

/** @throws CliError with exit code 2 for a title that is empty, too long, or has quotation marks of code */
export function checkedSpanishTitle(typed: string): string {
  const title = typed.trim()
  if (title !== '' && title.length <= TITLE_MAX && !UNQUOTED.test(title)) return title
  throw new CliError(
    {
      place: '--title-es',
      expected: `a title in Spanish of 1 to ${TITLE_MAX} characters, without quotation marks and backslashes`,
      got: title === '' ? 'none' : `"${title}"`,
      cure: 'Write for example --title-es "Mi medidor"',
    },
    2,
  )
}
