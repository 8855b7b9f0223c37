/** Path from here → the text of a package's README. */
const READMES = import.meta.glob<string>(
  [
    '../../../{core,widgets,screens}/*/README.md',
    '../../../schemas/forms/*/README.md',
    '../../../docs/samples/*/README.md',
  ],
  { query: '?raw', import: 'default' },
)

/** The text before the first second-level heading, and the rest. */
export interface Readme {
  head: string
  rest: string
}

/**
 * The README of the package that a story file belongs to, split in two; null if the package has none.
 *
 * @param storyFile as Storybook names it, such as `../widgets/chart/src/Chart.stories.tsx`
 */
export async function readmeOf(storyFile: string): Promise<Readme | null> {
  const [packageFolder = ''] = storyFile.replace(/^(\.\.?\/)+/, '').split('/src/')
  const text = await READMES[`../../../${packageFolder}/README.md`]?.()
  if (text === undefined) return null
  const at = text.search(/^## /m)
  return at < 0 ? { head: text, rest: '' } : { head: text.slice(0, at), rest: text.slice(at) }
}
