import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of source below one folder: what ships, and what proves it. */
export interface Weight {
  readonly folder: string
  readonly productLines: number
  /** Tests, stories, fixtures and what they share. */
  readonly testLines: number
}

const SOURCE = /\.(?:tsx?|css)$/
const OF_TESTS =
  /\.(?:test|spec|test-d|fixture|stories)\.|(?:^|\/)(?:tests|testing|testsupport|fixtures)\//

/** The folder that a file counts for: a district of the server, otherwise the first folder, or two of `core`. */
export function folderOf(file: string): string {
  const [top = file, second = '', third = ''] = file.split('/')
  if (top === 'core') return `core/${second}`
  return top === 'server' && second === 'src' && !third.includes('.') ? `server/${third}` : top
}

/** Weighs files by folder, in alphabetical order, and all of them last. @param linesOf a path, as its number of lines */
export function weigh(files: readonly string[], linesOf: (file: string) => number): Weight[] {
  const folders = new Map<string, { productLines: number; testLines: number }>()
  const all = { productLines: 0, testLines: 0 }
  for (const file of files) {
    if (!SOURCE.test(file)) continue
    const folder = folderOf(file)
    const weight = folders.get(folder) ?? { productLines: 0, testLines: 0 }
    folders.set(folder, weight)
    const kind = OF_TESTS.test(file) ? 'testLines' : 'productLines'
    const lines = linesOf(file)
    weight[kind] += lines
    all[kind] += lines
  }
  const sorted = [...folders].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return [...sorted, ['all', all] as const].map(([folder, weight]) => ({ folder, ...weight }))
}

/** The sources of the project that git knows. */
export const weighProject = (root: string): Weight[] =>
  weigh(
    execFileSync('git', ['ls-files', '--deduplicate'], { cwd: root, encoding: 'utf8' }).split('\n'),
    (file) => readLines(join(root, file)),
  )

/** 0 for a file that was deleted and is not committed yet. */
function readLines(path: string): number {
  try {
    return readFileSync(path, 'utf8').split('\n').length - 1
  } catch {
    return 0
  }
}

/** A line per folder: `server/fleet   24,676 lines, 18,210 of tests`. */
export function weightsTable(weights: readonly Weight[]): string {
  const text = (lines: number): string => lines.toLocaleString('en-US')
  const width = Math.max(...weights.map(({ folder }) => folder.length))
  const numbers = Math.max(...weights.map(({ productLines }) => text(productLines).length))
  return weights
    .map(
      ({ folder, productLines, testLines }) =>
        `${folder.padEnd(width)}  ${text(productLines).padStart(numbers)} lines, ${text(testLines)} of tests`,
    )
    .join('\n')
}
