import type { Issue, Registry } from '@airshed/console-kit'
import {
  checkWidgetConfigs,
  readDashboardFile,
  type ReadDashboardFile,
} from '@airshed/console-kit/dashboards'

type File = Extract<ReadDashboardFile, { state: 'read' }>['file']

/** The result of reading a text to import. */
export type ReadImport =
  | {
      readonly state: 'ready'
      readonly file: File
      readonly unknownTypes: readonly string[]
      readonly newerTypes: readonly string[]
    }
  | { readonly state: 'not-json'; readonly reason: string }
  | { readonly state: 'newer'; readonly saved: number; readonly known: number }
  | { readonly state: 'invalid'; readonly issues: readonly Issue[] }

/**
 * Parses and validates a dashboard file, including the settings of each widget whose type is known.
 *
 * @param widgetLimit maximum number of widgets in a dashboard
 */
export async function readImport(
  text: string,
  registry: Pick<Registry, 'widgets'>,
  widgetLimit: number,
): Promise<ReadImport> {
  const read = readDashboardFile(text)
  if (read.state !== 'read') return read
  const { file } = read
  const { widgets } = file.dashboard
  const checked = await checkWidgetConfigs(widgets, registry, '/dashboard/widgets')
  const issues = [...tooMany(widgets.length, widgetLimit), ...checked.issues]
  if (issues.length > 0) return { state: 'invalid', issues }
  const { unknownTypes, newerTypes } = checked
  return { state: 'ready', file, unknownTypes, newerTypes }
}

function tooMany(count: number, limit: number): Issue[] {
  if (count <= limit) return []
  return [{ path: '/dashboard/widgets', expected: `at most ${limit} items`, got: `${count} items` }]
}
