import type { PluginIntl } from '@airshed/kit'
import type { AlertDraft } from '../draft/alertDraft.ts'
import type { Place } from '../draft/draftProblems.ts'

/** Props shared by all sections of the form. */
export interface SectionProps {
  draft: AlertDraft
  change: (changes: Partial<AlertDraft>) => void
  /** The problem of a field, once it should be shown. */
  problemAt: (place: Place) => string | undefined
  intl: PluginIntl
}
