import type { ImportMap } from '@airshed/console-kit'
import { NO_EDITS, type MapEdits } from './draftMap.ts'

/** What somebody has decided about a file, beyond what the file says. */
export interface ImportDraft {
  /** Id of the format of the file; null: none is known. */
  format: string | null
  /** A map that was sent before, which takes the place of a format; null: none. */
  sent: ImportMap | null
  /** Answers to the questions of the format that no field of a map has. */
  answers: Readonly<Record<string, string>>
  edits: MapEdits
  /** The map as it was last checked, as `mapText` has it; null: it was not. */
  checked: string | null
}

export const NEW_DRAFT: ImportDraft = {
  format: null,
  sent: null,
  answers: {},
  edits: NO_EDITS,
  checked: null,
}

const keyOf = (importId: string) => `airshed.import.${importId}`

/** The draft that this tab kept, such as before it was reloaded; null: none. */
export function keptDraft(storage: Storage, importId: string): ImportDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(importId)) ?? 'null') as ImportDraft | null
    return kept === null ? null : { ...NEW_DRAFT, ...kept, edits: { ...NO_EDITS, ...kept.edits } }
  } catch {
    return null
  }
}

/** Keeps a draft for this tab. A full storage keeps what it has: the page still works. */
export function keepDraft(storage: Storage, importId: string, draft: ImportDraft): void {
  try {
    storage.setItem(keyOf(importId), JSON.stringify(draft))
  } catch {
    // Only a reload would lose it.
  }
}
