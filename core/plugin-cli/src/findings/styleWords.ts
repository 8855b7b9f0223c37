import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Dresses a word for the terminal; as it is where colours are off. */
export type StyleWord = (style: Style, text: string) => string

/**
 * Colours where the output is a terminal that shows them, unless `NO_COLOR` is set.
 *
 * @param isTerminal Default: whether standard output is one
 */
export function styleFor(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean = process.stdout.isTTY === true,
): StyleWord {
  const isPlain = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return (style, text) => (isPlain ? text : styleText(style, text, { validateStream: false }))
}
