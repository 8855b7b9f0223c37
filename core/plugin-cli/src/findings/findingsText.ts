import type { Finding } from './finding.ts'
import type { StyleWord } from './styleText.ts'

/** Errors first; within a level in the order found. */
const byLevel = (a: Finding, b: Finding): number => a.level.localeCompare(b.level)

/** "1 error, 2 warnings", or "no findings". */
export function countText(findings: readonly Finding[]): string {
  const counted = (['error', 'warning'] as const).flatMap((level) => {
    const count = findings.filter((each) => each.level === level).length
    return count === 0 ? [] : [`${count} ${level}${count === 1 ? '' : 's'}`]
  })
  return counted.join(', ') || 'no findings'
}

/** Wraps a text at its spaces into lines of at most `width` characters. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const LINE_WIDTH = 92

/** The findings grouped by place, each with its remedy; no lines for an empty list. */
export function findingsLines(findings: readonly Finding[], style: StyleWord): string[] {
  const places = Map.groupBy(findings.toSorted(byLevel), ({ place }) => place)
  return [...places].flatMap(([place, found]) => [
    style('bold', place),
    ...found.flatMap(({ level, code, message, cure }) => [
      `  ${style(level === 'error' ? 'red' : 'yellow', level.padEnd(7))}  ${code}`,
      ...wrapped(message, LINE_WIDTH).map((line) => `           ${line}`),
      ...wrapped(cure, LINE_WIDTH)
        .map((line, index) => `         ${style('dim', `${index === 0 ? '→' : ' '} ${line}`)}`)
        .filter(() => cure !== ''),
    ]),
    '',
  ])
}
