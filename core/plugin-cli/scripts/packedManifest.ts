/** The parts of a package.json in this project that go into a packed one. */
export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly license?: string
  readonly type?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly bin?: Readonly<Record<string, string>>
  /** Absent for some programs. */
  readonly exports?: Readonly<Record<string, string>>
  /** Modules that differ by where they run: name → condition → path. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Conditions of one entry: types first, as resolvers read them in order. */
type PackedExport = string | { types: string; default: string }

/** Path of a compiled `src/` file. */
export const packedPath = (path: string): string =>
  path.replace(/^(\.\/)?src\//, '$1dist/').replace(/(?<!\.d)\.tsx?$/, '.js')

function packedExport(path: string): PackedExport {
  if (!/\.tsx?$/.test(path)) return packedPath(path)
  const compiled = packedPath(path)
  return { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled }
}

const packedImports = (imports: NonNullable<SourceManifest['imports']>): object =>
  Object.fromEntries(
    Object.entries(imports).map(([name, conditions]) => [
      name,
      Object.fromEntries(
        Object.entries(conditions).map(([condition, path]) => [condition, packedPath(path)]),
      ),
    ]),
  )

/** Packages of this project get their current version, the others keep theirs. */
function packedDependencies(
  dependencies: Readonly<Record<string, string>>,
  versions: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (!name.startsWith('@airshed/')) return [name, range]
      const version = versions.get(name)
      if (version === undefined) {
        throw new Error(`${name} is needed by a packed package, but is not packed itself`)
      }
      return [name, `^${version}`]
    }),
  )
}

/**
 * The package.json of a tarball: compiled entries with their types, dependencies by version, and
 * nothing that only this project uses.
 *
 * @param versions name → version of every packed package
 * @param extras further folders of the package
 */
export function packedManifest(
  source: SourceManifest,
  versions: ReadonlyMap<string, string>,
  extras: readonly string[] = [],
): Record<string, unknown> {
  const { name, version, description, license, type, sideEffects, bin, imports, peerDependencies } =
    source
  const exported = Object.entries(source.exports ?? {}).map(([entry, path]) => [
    entry,
    packedExport(path),
  ])
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    files: ['dist', ...(bin === undefined ? [] : ['bin']), ...extras],
    bin,
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    imports: imports === undefined ? undefined : packedImports(imports),
    dependencies: packedDependencies(source.dependencies ?? {}, versions),
    peerDependencies: packedDependencies(peerDependencies ?? {}, versions),
    engines: { node: '>=20' },
    publishConfig: { access: 'public' },
  }
}
