import type { HeadRows } from '@airshed/console-kit/tabular'
import type { PluginIntl } from '@airshed/kit'
import type { DraftMap } from '../draft/draftMap.ts'
import type { MapProblem } from '../draft/mapProblems.ts'

/** What every part of the editor of a map gets. */
export interface SectionProps {
  map: DraftMap
  onChange: (map: DraftMap) => void
  /** The table as the map reads it. */
  table: HeadRows
  problems: readonly MapProblem[]
  intl: PluginIntl
}
