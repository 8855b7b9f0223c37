import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { markupProblems, type ArchiveProblem } from '@airshed/plugin-archive'
import { archiveFinding, type Finding } from '../findings/finding.ts'
import { BUNDLE_FOLDER, type PluginBundle } from './bundlePlugin.ts'

const PACKAGES = 'node_modules/'

/**
 * Places where a plugin creates elements from text, which its frame refuses: warnings, as it would work
 * once it is trusted. In its own code every place is reported, at the source line; in a bundled package only
 * the first, as that code may never run.
 *
 * @param folder of the plugin
 */
export function markupFindings({ code, map }: PluginBundle, folder: string): Finding[] {
  const placeOf = sourcePlaces(map, folder)
  const findings = markupProblems(code, 'plugin.js').map((problem) => {
    const place = placeOf(problem.place) ?? problem.place
    return archiveFinding({ ...problem, place }, 'warning')
  })
  const isOwn = ({ place }: Finding): boolean => !place.startsWith(PACKAGES)
  const others = Map.groupBy(
    findings.filter((each) => !isOwn(each)),
    ({ place }) => packageOf(place),
  )
  return [...findings.filter(isOwn), ...[...others.values()].flatMap((alike) => alike.slice(0, 1))]
}

/** `node_modules/@scope/name/lib/x.js:3:1` → `@scope/name`. */
function packageOf(place: string): string {
  const [first = '', second = ''] = place.slice(PACKAGES.length).split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** Maps locations in the bundle to locations in its source files; null if unknown. */
function sourcePlaces(
  map: SourceMapPayload | null,
  folder: string,
): (place: ArchiveProblem['place']) => string | null {
  if (map === null) return () => null
  const sources = new SourceMap(map)
  return (place) => {
    const [, line, column] = /:(\d+):(\d+)$/.exec(place) ?? []
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalLine' in entry)) return null
    const file = resolve(join(folder, BUNDLE_FOLDER), entry.originalSource)
    const path = relative(folder, file).replaceAll('\\', '/')
    const inPackages = path.lastIndexOf(PACKAGES)
    const name = inPackages < 0 ? path : path.slice(inPackages)
    return `${name}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
}
