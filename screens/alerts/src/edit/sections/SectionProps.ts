import type { PluginIntl } from '@airshed/kit'
import type { AlertDraft } from '../draft/alertDraft.ts'
import type { Place } from '../draft/draftProblems.ts'

/** What every part of the form gets. */
export interface SectionProps {
  draft: AlertDraft
  change: (changes: Partial<AlertDraft>) => void
  /** The sentence about a field, once there is one to be shown. */
  problemAt: (place: Place) => string | undefined
  intl: PluginIntl
}
