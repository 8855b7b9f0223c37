import type { DashboardChange } from '@airshed/console-kit'
import { editWords, type ChangeWords } from './changeWords.ts'
import type { ChangeAuthor } from './useLastAuthor.ts'

/** What somebody else changed in the dashboard that is open: "Ana Ruiz: moved PM2.5 chart". */
export function receivedWords(
  changes: readonly DashboardChange[],
  author: ChangeAuthor | null,
  userId: string,
  reader: ChangeWords,
): string {
  const words = { changes: editWords(changes, reader), who: author?.name ?? '' }
  const by = author === null ? 'somebody' : author.id === userId ? 'self' : 'named'
  return reader.intl.formatMessage({ id: `received.${by}` }, words)
}
