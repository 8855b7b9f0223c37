import type { PluginIntl } from '@airshed/kit'
import type { WindowDraft, WindowPlace } from './windowDraft.ts'

/** Props shared by the fields of a maintenance window. */
export interface WindowPartProps {
  draft: WindowDraft
  change: (changes: Partial<WindowDraft>) => void
  problemAt: (place: WindowPlace) => string | undefined
  isDisabled: boolean
  intl: PluginIntl
}
