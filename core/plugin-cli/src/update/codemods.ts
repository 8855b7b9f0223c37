import { loadSummaries } from './loadSummaries.ts'
import { moveDefinitions } from './moveDefinitions.ts'

/** A change of sources that a change of the plugin API asks for, and that can be made without a person. */
export interface Codemod {
  /** First plugin API that asks for it. */
  readonly since: string
  /** What it does, in one line for authors. */
  readonly about: string
  /**
   * The changed text of a module; the same text where there is nothing to do, as after it ran once.
   *
   * @param file path, whose ending tells the language
   */
  readonly change: (file: string, text: string) => string
}

/** In the order of the plugin API. What they cannot do is in docs/plugins/api-versions.md. */
export const CODEMODS: readonly Codemod[] = [
  {
    since: '0.2.0',
    about: 'imports of defineWidget, defineScreen and defineDeviceForm from @airshed/kit/define',
    change: moveDefinitions,
  },
  {
    since: '0.2.0',
    about: 'loadSummary in place of summary: loaded with the first widget that is drawn',
    change: loadSummaries,
  },
]
