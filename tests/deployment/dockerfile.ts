import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../suites/command.ts'

export interface CopyStep {
  /** Name of the stage it belongs to; the last one has none. */
  stage: string | undefined
  /** Stage it copies from; undefined: the project folder. */
  from: string | undefined
  sources: readonly string[]
  target: string
}

/** The Dockerfile's instructions, one per line, continuations joined. */
export function instructions(): string[] {
  return readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
}

/** What each stage copies. */
export function copySteps(): CopyStep[] {
  let stage: string | undefined
  return instructions().flatMap((line) => {
    if (line.startsWith('FROM ')) stage = / AS (\S+)$/.exec(line)?.[1]
    const [, from, paths] = /^COPY (?:--from=(\S+) )?(.+)$/.exec(line) ?? []
    if (paths === undefined) return []
    const words = paths.split(' ')
    return [{ stage, from, sources: words.slice(0, -1), target: words.at(-1) ?? '' }]
  })
}
