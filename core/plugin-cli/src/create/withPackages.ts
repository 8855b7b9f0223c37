/** Where npm finds a package: name → version range, or `file:` and a path. */
type Packages = Readonly<Record<string, string>>

/** The files of a new plugin, with these core packages as dependencies in its package.json. */
export function withPackages(
  files: ReadonlyMap<string, string>,
  packages: Packages,
): Map<string, string> {
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as {
    devDependencies?: Packages
  }
  const needed = Object.entries({ ...manifest.devDependencies, ...packages })
  const devDependencies = Object.fromEntries(needed.toSorted(([a], [b]) => a.localeCompare(b)))
  const text = `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`
  return new Map([...files, ['package.json', text]])
}
