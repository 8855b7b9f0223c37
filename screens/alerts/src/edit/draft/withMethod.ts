import type { NotificationMethod } from '@airshed/console-kit'
import type { PersonDraft } from './alertDraft.ts'

/** People of whom one is notified by another method; null: as the alert says. */
export const withMethod = (
  people: readonly PersonDraft[],
  person: PersonDraft,
  method: NotificationMethod | null,
): PersonDraft[] =>
  people.map((one) =>
    one['_id'] === person['_id'] ? { ...one, notification_method: method } : one,
  )
