import type { FormSaving } from '@airshed/console-kit'
import type { Text } from './textOf.ts'

/** Why the server refused the draft of a dialog. */
export interface RefusedDraft<Place> {
  /** null: nothing was refused, or the fields show all of it. */
  error: unknown
  /** Whether something of the draft was refused at a place; its words. */
  at: (place: Place) => string | undefined
}

/** @param placeOf the field of an issue by its path; null: it has none */
export function refusedDraft<Place extends string>(
  saving: FormSaving,
  placeOf: (path: string) => Place | null,
  text: Text,
): RefusedDraft<Place> {
  if (saving.state !== 'refused') return { error: null, at: () => undefined }
  const issues = saving.issues.map(({ path, expected }) => ({ at: placeOf(path), expected }))
  const areShown = issues.length > 0 && issues.every(({ at }) => at !== null)
  return {
    error: areShown ? null : saving.error,
    at(place) {
      const found = issues.find(({ at }) => at === place)
      return found === undefined ? undefined : text('edit.refused', { expected: found.expected })
    },
  }
}
