import { loadSummaries } from './loadSummaries.ts'
import { moveDefinitions } from './moveDefinitions.ts'

/** An automatic change of sources that a change of the plugin API requires. */
export interface Codemod {
  /** First plugin API that requires it. */
  readonly since: string
  /** What it does, in one line for authors. */
  readonly about: string
  /**
   * Returns the changed text of a module; the same text if there is nothing to do, so it is idempotent.
   *
   * @param file path, whose extension determines the language
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
