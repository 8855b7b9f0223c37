import { gzipSync } from 'node:zlib'
import { SHARED_MODULES } from '@airshed/plugin-archive'
import { finding, type Finding } from '../findings/finding.ts'
import { kilobytes } from '../findings/sizeText.ts'
import type { BundledPackage } from './bundledPackages.ts'
import type { PluginBundle } from './bundlePlugin.ts'

/** Maximum size of plugin.js, compressed as a server sends it. */
export const GZIP_BUDGET_BYTES = { warning: 100_000, error: 500_000 } as const

/** Maximum size of a file that is inlined into the module or the style sheet. */
export const INLINE_LIMIT_BYTES = 100_000

/** Packages that all plugins share with the console. */
const SHARED_PACKAGES = new Set([...SHARED_MODULES.map(packageOf), 'scheduler'])

/** `@airshed/kit/define` → `@airshed/kit`. */
function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const isShared = (name: string): boolean =>
  SHARED_PACKAGES.has(name) || name.startsWith('@airshed/')

function copies(packages: readonly BundledPackage[]): Finding[] {
  const shared = packages.filter(({ name }) => isShared(name))
  // The dependencies that a copy includes are not reported separately.
  const roots = shared.filter(({ importer }) => importer !== null)
  return (roots.length > 0 ? roots : shared).map(({ name, version, importer }) =>
    finding('SHARED_MODULE_COPIED', importer ?? 'package.json', {
      package: `${name} ${version}`,
      specifier: name,
      shared: SHARED_MODULES.join(', '),
    }),
  )
}

/** Licences that grant no rights: the code may not be redistributed under them. */
const NO_LICENCE = /^(unlicensed|see licen[cs]e in .*|unknown|none)$/i

function licences(packages: readonly BundledPackage[]): Finding[] {
  return packages
    .filter(
      ({ name, licence }) => !isShared(name) && (licence === null || NO_LICENCE.test(licence)),
    )
    .map(({ name, version, licence }) =>
      finding('LICENCE_UNKNOWN', 'licences.json', {
        package: `${name} ${version}`,
        got: licence ?? 'nothing',
      }),
    )
}

function inlinedFiles(text: string, place: string): Finding[] {
  return [...text.matchAll(/data:([\w.+-]+\/[\w.+-]+)[^,"'`)]*,([^"'`)]*)/g)].flatMap(
    ([, type = '', data = '']) => {
      const bytes = Math.ceil((data.length * 3) / 4)
      if (bytes <= INLINE_LIMIT_BYTES) return []
      const budget = kilobytes(INLINE_LIMIT_BYTES)
      return [finding('ASSET_TOO_LARGE', place, { budget, type, got: kilobytes(bytes) })]
    },
  )
}

function size(code: string, packages: readonly BundledPackage[]): Finding[] {
  const bytes = gzipSync(code).length
  const level = (['error', 'warning'] as const).find((each) => bytes > GZIP_BUDGET_BYTES[each])
  if (level === undefined) return []
  const largest = packages
    .toSorted((a, b) => b.letters - a.letters)
    .slice(0, 3)
    .map(({ name, letters }) => `${name} (${kilobytes(letters)} kB before it was made small)`)
  return [
    finding(level === 'error' ? 'BUNDLE_TOO_LARGE' : 'BUNDLE_LARGE', 'plugin.js', {
      budget: kilobytes(GZIP_BUDGET_BYTES[level]),
      got: kilobytes(bytes),
      largest: largest.join(', ') || 'none, it is the plugin’s own code',
    }),
  ]
}

/** The problems of a plugin's bundle, before it is put into an archive. */
export function bundleFindings(
  { code, css }: PluginBundle,
  packages: readonly BundledPackage[],
): Finding[] {
  return [
    ...copies(packages),
    ...licences(packages),
    ...inlinedFiles(code, 'plugin.js'),
    ...inlinedFiles(css ?? '', 'style.css'),
    ...size(code, packages),
  ]
}
