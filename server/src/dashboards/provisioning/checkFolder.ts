import type { ServerContext } from '../../context.ts'
import { dashboardIdOf } from '../dashboards/provisionedId.ts'
import { createWidgetConfigs } from '../dashboards/widgetConfigs.ts'
import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'
import { faultLines, type Fault } from './fault.ts'
import { documentOfFile, faultsOf } from './fileFaults.ts'
import { organizationsNamed } from './organizationsNamed.ts'
import { parseFile, type Parsed } from './parseFile.ts'
import { readFolder, type FoundFile } from './readFolder.ts'
import { syncDashboards, type WantedDashboard } from './syncDashboards.ts'

/**
 * Creates a function that reads the folder and brings the store in line with it. If nothing has changed since
 * the last time, the store is not touched; a fault is logged once while it stays the same.
 */
export function createFolderCheck(context: ServerContext): () => Promise<void> {
  const { config, store, clock, log } = context
  let settled = ''
  let reported = new Map<string, string>()
  // Compiles the schemas of all plugins only if there are files.
  let configs: ReturnType<typeof createWidgetConfigs> | undefined

  function check(parsed: Parsed, organizations: ReadonlyMap<string, string>): readonly Fault[] {
    if ('faults' in parsed) return parsed.faults
    configs ??= createWidgetConfigs(BUILT_IN_WIDGETS)
    const { widgetLimit } = config
    return faultsOf(parsed.content, { configs, widgetLimit, now: clock(), organizations })
  }

  function report(faults: ReadonlyMap<string, readonly Fault[]>): void {
    const now = new Map<string, string>()
    for (const [file, list] of faults) {
      const lines = faultLines(file, list)
      now.set(file, lines.map(({ text }) => text).join('\n'))
      if (reported.get(file) === now.get(file)) continue
      for (const { text, fault } of lines) log.error({ file, ...fault }, text)
    }
    reported = now
  }

  return async () => {
    const files = await readFolder(config.dashboardsFolder)
    const parsed = files.map((file) => ({ name: file.name, parsed: parseFile(file) }))
    const contents = parsed.flatMap((one) => ('content' in one.parsed ? [one.parsed.content] : []))
    const named = contents.map((content) => content.organization)
    const organizations = await organizationsNamed(store, named)
    const state = stateOf(files, organizations)
    if (state === settled) return

    const wanted: WantedDashboard[] = []
    const faults = new Map<string, readonly Fault[]>()
    for (const one of parsed) {
      const found = check(one.parsed, organizations)
      if (found.length > 0) faults.set(one.name, found)
      if (found.length > 0 || !('content' in one.parsed)) continue
      const { content } = one.parsed
      wanted.push({
        id: dashboardIdOf(one.name),
        organizationId: organizations.get(content.organization) ?? '',
        document: documentOfFile(content),
      })
    }
    report(faults)
    await syncDashboards(context, wanted, new Set(files.map(({ name }) => dashboardIdOf(name))))
    settled = state
  }
}

/** Everything that the outcome depends on. */
const stateOf = (files: readonly FoundFile[], organizations: ReadonlyMap<string, string>): string =>
  JSON.stringify([files, [...organizations]])
