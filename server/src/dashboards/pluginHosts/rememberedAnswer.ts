import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A development server that has not answered for a week is no longer expected. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000

/** The last answer of a development server, for use after a restart of this server. */
interface RememberedAnswer {
  /** undefined: there is none from the last week. */
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
 * Stores the last answer of a development server in a file in the server’s folder.
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
        // There is none, or it was truncated while being written.
        return undefined
      }
    },
    async keep(answer) {
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, JSON.stringify({ origin, at: clock(), answer } satisfies Kept))
    },
  }
}
