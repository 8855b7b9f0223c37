import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledProgram } from './bundledProgram.ts'
import { compilePackages } from './compilePackages.ts'
import { compileValidators } from './compileValidators.ts'
import { CORE_PACKAGES, type CorePackage } from './corePackages.ts'
import { isCompiled, packageFiles, textOf } from './packageFiles.ts'
import { packedManifest, packedPath, type SourceManifest } from './packedManifest.ts'
import { SLIM_ICONS, slimIcons } from './slimIcons.ts'
import { tarball, type PackedFile } from './tarball.ts'
import { tarballName } from './tarballName.ts'
import { validatorImports } from './validatorImports.ts'

const root = join(import.meta.dirname, '../../..')
const target = join(root, 'dist-packages')
const compiled = join(target, '.build')
const statePlace = join(target, '.state.json')

/** Name of a tarball → hash of its contents. */
type State = Readonly<Record<string, string>>

const manifestOf = ({ folder }: CorePackage): SourceManifest =>
  JSON.parse(textOf(join(root, folder, 'package.json'))) as SourceManifest

/** Input files of a package's tarball, absolute. */
function inputFiles({ folder, extras, program }: CorePackage): string[] {
  const filesOf = (one: string): string[] =>
    ['package.json', ...packageFiles(join(root, one), ['src', 'bin', ...extras])].map((path) =>
      join(root, one, path),
    )
  return [...filesOf(folder), ...(program === undefined ? [] : filesOf(program.of))]
}

/** Whether a package has validators: they are compiled from schemas that may be in other packages. */
const bringsValidators = (files: readonly string[]): boolean =>
  files.some((file) => isCompiled(file) && validatorImports(file, textOf(file)).length > 0)

/** Hash of all inputs of a tarball, this program included. */
function inputHash(each: CorePackage, versions: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...versions]))
  const own = packageFiles(import.meta.dirname, ['.']).map((path) =>
    join(import.meta.dirname, path),
  )
  const files = inputFiles(each)
  if (bringsValidators(files)) files.push(...CORE_PACKAGES.flatMap(inputFiles))
  for (const path of [...own, ...files, join(root, 'tsconfig.base.json')]) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** The compiled sources of a package, and the files beside them. */
function compiledFiles(folder: string, validators: readonly string[]): Map<string, PackedFile> {
  const from = join(root, folder)
  const files = new Map<string, PackedFile>()
  for (const path of packageFiles(from, ['src'])) {
    if (!isCompiled(path)) {
      files.set(packedPath(path), { bytes: readFileSync(join(from, path)) })
      continue
    }
    const script = packedPath(path)
    for (const made of [script, script.replace(/\.js$/, '.d.ts')]) {
      const place = join(compiled, folder, made.replace(/^dist\//, 'src/'))
      files.set(made, { bytes: readFileSync(place) })
    }
  }
  for (const path of validators.filter((each) => each.startsWith(`${folder}/`))) {
    const bytes = readFileSync(join(compiled, path))
    files.set(packedPath(path.slice(folder.length + 1)), { bytes })
  }
  return files
}

async function packedFiles(
  { folder, extras, program }: CorePackage,
  source: SourceManifest,
  versions: ReadonlyMap<string, string>,
  validators: readonly string[],
): Promise<Map<string, PackedFile>> {
  const from = join(root, folder)
  const manifest = packedManifest(source, versions, extras)
  const files = new Map<string, PackedFile>([
    ['package.json', { bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }],
    ['LICENSE', { bytes: readFileSync(join(root, 'LICENSE')) }],
  ])
  const sources =
    program === undefined
      ? compiledFiles(folder, validators)
      : new Map([[packedPath(program.entry), await bundledProgram(join(from, program.entry))]])
  for (const [path, file] of sources) files.set(path, file)
  const lender = join(root, program?.of ?? folder)
  for (const path of packageFiles(lender, extras)) {
    files.set(path, { bytes: readFileSync(join(lender, path)) })
  }
  if (existsSync(join(from, 'README.md'))) {
    files.set('README.md', { bytes: readFileSync(join(from, 'README.md')) })
  }
  for (const path of Object.values(source.bin ?? {})) {
    files.set(path.replace('./', ''), { bytes: readFileSync(join(from, path)), isRunnable: true })
  }
  return files
}

function readState(): State {
  if (!existsSync(statePlace)) return {}
  return JSON.parse(textOf(statePlace)) as State
}

/** Writes the tarball of Blueprint's icons that plugins install; returns its name if it is new. */
function packIcons(): string[] {
  const { version, files } = slimIcons(join(root, 'node_modules/@blueprintjs/icons'))
  const file = tarballName({ name: SLIM_ICONS, version })
  const place = join(target, file)
  const packed = tarball(files)
  if (existsSync(place) && readFileSync(place).equals(packed)) return []
  for (const old of globSync('*blueprint*-icons-*.tgz', { cwd: target })) rmSync(join(target, old))
  writeFileSync(place, packed)
  return [file]
}

/** Writes the tarballs that are not up to date; returns their names. */
async function packCore(): Promise<string[]> {
  mkdirSync(target, { recursive: true })
  const all = CORE_PACKAGES.map((each) => ({ each, source: manifestOf(each) }))
  const versions = new Map(all.map(({ source }) => [source.name, source.version]))
  const before = readState()
  const wanted = all.map((one) => ({
    ...one,
    file: tarballName(one.source),
    hash: inputHash(one.each, versions),
  }))
  const stale = wanted.filter(
    ({ file, hash }) => before[file] !== hash || !existsSync(join(target, file)),
  )
  for (const file of Object.keys(before)) {
    if (!wanted.some((one) => one.file === file)) rmSync(join(target, file), { force: true })
  }
  const validators: string[] = []
  if (stale.length > 0) {
    const libraries = CORE_PACKAGES.filter(({ program }) => program === undefined)
    compilePackages(
      root,
      libraries.map(({ folder }) => folder),
      compiled,
    )
    validators.push(...(await compileValidators(root, compiled)))
  }
  for (const { each, source, file } of stale) {
    writeFileSync(
      join(target, file),
      tarball(await packedFiles(each, source, versions, validators)),
    )
  }
  const state = Object.fromEntries(wanted.map(({ file, hash }) => [file, hash]))
  writeFileSync(statePlace, `${JSON.stringify(state, null, 2)}\n`)
  rmSync(compiled, { recursive: true, force: true })
  return [...stale.map(({ file }) => file), ...packIcons()]
}

const start = performance.now()
const written = await packCore()
for (const file of written) console.log(`wrote dist-packages/${file}`)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${CORE_PACKAGES.length + 1} packages, ${written.length} of them new, ${seconds} s`)
