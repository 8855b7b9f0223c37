import { readJournal, type Journal } from '@airshed/console-kit'

/** The part of the browser's storage that is used. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (userId: string, dashboardId: string): string =>
  `airshed.journal.${userId}.${dashboardId}`

/** The journal that this tab kept for a dashboard; an empty one where there is none. */
export function keptJournal(storage: JournalStorage, userId: string, dashboardId: string): Journal {
  try {
    return readJournal(storage.getItem(keyOf(userId, dashboardId)))
  } catch {
    return readJournal(null)
  }
}

/** Keeps it for a reload. Storage that is full or blocked costs the undo after a reload, no more. */
export function keepJournal(
  storage: JournalStorage,
  userId: string,
  dashboardId: string,
  journal: Journal,
): void {
  try {
    storage.setItem(keyOf(userId, dashboardId), JSON.stringify(journal))
  } catch {
    // The edits themselves are on the server.
  }
}
