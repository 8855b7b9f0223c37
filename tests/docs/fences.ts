/** A fenced block of Markdown that names a file: "```ts src/config.ts". */
export interface FileFence {
  readonly language: string
  /** Path in the plugin's folder. */
  readonly file: string
  readonly text: string
}

/** The blocks of a page that name a file, in order. */
export function fileFences(page: string): FileFence[] {
  return [...page.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  )
}

/** The commands of a page: lines of its shell blocks, continuations joined. */
export function shellLines(page: string): string[] {
  return [...page.matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, text = '']) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
}

/** The lines of a change that begin with one of these marks, stripped of it. */
const linesOf = (hunk: string, marks: string): string =>
  hunk
    .split('\n')
    .filter((line) => line === '' || marks.includes(line[0] ?? ''))
    .map((line) => line.slice(1))
    .join('\n')

/**
 * A file after a change shown on a page: `-` removes a line, `+` adds one, the others are context;
 * `@@` separates changes in different places.
 *
 * @throws {Error} if the file lacks those lines or has them more than once
 */
export function changed(before: string, { file, text }: FileFence): string {
  return text.split(/^@@\n/m).reduce((source, hunk) => {
    const body = hunk.replace(/\n$/, '')
    const [from, to] = [linesOf(body, ' -'), linesOf(body, ' +')]
    const parts = source.split(from)
    if (parts.length !== 2) {
      throw new Error(
        `${file}: expected these lines once, got them ${parts.length - 1} times:\n${from}`,
      )
    }
    return parts.join(to)
  }, before)
}
