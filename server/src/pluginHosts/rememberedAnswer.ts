import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A development server that has not answered for so long is not waited for: a week. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

/** What a development server answered last, for the time after a restart of this server. */
export interface RememberedAnswer {
  /** undefined: nothing, or nothing of the last week. */
  read(): Promise<unknown>
  keep(answer: unknown): Promise<void>
}

interface Kept {
  origin: string
  /** ms UTC */
  at: number
  answer: unknown
}

/**
 * Keeps the last answer of a development server in a file of the server’s folder.
 *
 * @param options.origin of the development server; another one’s answer is not used
 */
export function rememberedAnswer(options: {
  folder: string
  origin: string
  clock: () => number
}): RememberedAnswer {
  const { folder, origin, clock } = options
  const place = join(folder, 'development-plugin.json')
  return {
    async read() {
      try {
        const kept = JSON.parse(await readFile(place, 'utf8')) as Kept
        const isRecent = clock() - kept.at <= REMEMBERED_MS
        return kept.origin === origin && isRecent ? kept.answer : undefined
      } catch {
        // There is none, or it was cut short while it was written.
        return undefined
      }
    },
    async keep(answer) {
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, JSON.stringify({ origin, at: clock(), answer } satisfies Kept))
    },
  }
}
