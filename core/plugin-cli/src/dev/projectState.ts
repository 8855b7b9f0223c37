import { importManifest, type ManifestModule } from '../project/manifestModule.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { readProject } from '../project/readProject.ts'
import { pluginAnswer, type PluginAnswer } from './pluginAnswer.ts'

/**
 * The plugin as on disk, reread only after a file changed; while it cannot be read, the last readable
 * state.
 */
export interface ProjectState {
  answer(): Promise<PluginAnswer>
  /** Invalidates the cache after a file change: the project is read again. */
  forget(): void
  /** Records a change that no frame can apply, at that time (ms UTC); the newest one counts. */
  markChanged(atMs: number): void
}

/**
 * @param onTrouble called once per distinct problem, and with null when it is solved
 */
export function projectState(
  project: PluginProject,
  onTrouble: (message: string | null) => void,
): ProjectState {
  let changedAt = 0
  let loading: Promise<readonly [PluginProject, ManifestModule]> | null = null
  let reported: string | null = null
  let good: PluginAnswer | null = null

  const load = async () => {
    const newest = await readProject(project.folder)
    return [newest, await importManifest(newest)] as const
  }
  const report = (message: string | null): void => {
    if (message === reported) return
    reported = message
    onTrouble(message)
  }
  return {
    async answer() {
      loading ??= load()
      try {
        const [newest, module] = await loading
        good = await pluginAnswer(newest, module, changedAt)
        report(null)
        return good
      } catch (error) {
        loading = null
        report(error instanceof Error ? error.message : String(error))
        // An incomplete file was saved: the cards remain, and show the error.
        if (good !== null) return good
        throw error
      }
    },
    forget() {
      loading = null
    },
    markChanged(atMs) {
      changedAt = Math.max(changedAt, atMs)
    },
  }
}
