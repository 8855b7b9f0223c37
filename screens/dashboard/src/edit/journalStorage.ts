import { readJournal, type Journal } from '@airshed/console-kit'

/** The part of the browser's storage API that is used. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (userId: string, dashboardId: string): string =>
  `airshed.journal.${userId}.${dashboardId}`

/** The journal that this tab stored for a dashboard; an empty one if there is none. */
export function keptJournal(storage: JournalStorage, userId: string, dashboardId: string): Journal {
  try {
    return readJournal(storage.getItem(keyOf(userId, dashboardId)))
  } catch {
    return readJournal(null)
  }
}

/** Stores the journal for a reload. If storage is full or blocked, only the undo after a reload is lost. */
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
