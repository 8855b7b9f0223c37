import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Styles a word for the terminal; unchanged if colours are off. */
export type StyleWord = (style: Style, text: string) => string

/**
 * Colours if the output is a terminal that supports them, unless `NO_COLOR` is set.
 *
 * @param isTerminal default: whether standard output is one
 */
export function styleFor(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean = process.stdout.isTTY === true,
): StyleWord {
  const isPlain = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return (style, text) => (isPlain ? text : styleText(style, text, { validateStream: false }))
}
