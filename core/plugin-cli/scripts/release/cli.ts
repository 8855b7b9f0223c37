import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRelease } from './release.ts'
import { ReleaseError } from './releaseError.ts'

const USAGE = `Makes a release of the project and of the packages that authors use.

  npm run release -- <version> [--dry-run]

Sets the version, runs npm run check, packs the tarballs, commits and tags. It wants a clean tree and
a section of that version in CHANGELOG.md, and sends nothing anywhere. Run npm test before it.

  --dry-run  only say what would be done`

function main(words: readonly string[]): void {
  const { values, positionals } = readWords(words)
  const [version, ...others] = positionals
  if (version === undefined || others.length > 0) throw new ReleaseError(USAGE)
  makeRelease({
    root: join(import.meta.dirname, '../../../..'),
    version,
    isDryRun: values['dry-run'] ?? false,
    say: (line) => console.log(line),
  })
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    })
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error)
  process.exitCode = 1
}
