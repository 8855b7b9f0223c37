import type { DashboardChange } from '@airshed/console-kit'
import { editText, type ChangeText } from './changeText.ts'
import type { ChangeAuthor } from './useLastAuthor.ts'

/** What somebody else changed in the dashboard that is open: "Ana Ruiz: moved PM2.5 chart". */
export function receivedText(
  changes: readonly DashboardChange[],
  author: ChangeAuthor | null,
  userId: string,
  reader: ChangeText,
): string {
  const words = { changes: editText(changes, reader), who: author?.name ?? '' }
  const by = author === null ? 'somebody' : author.id === userId ? 'self' : 'named'
  return reader.intl.formatMessage({ id: `received.${by}` }, words)
}
