import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { comparePluginVersions } from '@airshed/contract'
import {
  CATALOGUE_FORMAT,
  CATALOGUE_FORMAT_VERSION,
  CATALOGUE_LIMITS,
  checkArchive,
  imageTypeOf,
  readArchive,
  type CataloguePlugin,
  type CatalogueScreenshot,
  type PluginAbout,
  type PluginArchive,
  type PluginCatalogue,
} from '@airshed/plugin-archive'
import { CliError } from '../cli/cliError.ts'
import { catalogueChangelog } from './catalogueChangelog.ts'
import { readAbout } from './pluginAbout.ts'

interface ArchiveOfFolder {
  readonly file: string
  readonly bytes: number
  readonly archive: PluginArchive
}

/**
 * The catalogue of a folder with archives: each plugin with all its versions, the newest first.
 *
 * @throws CliError if there is none, or an archive, a picture or a file about a plugin cannot be used
 */
export async function makeCatalogue(folder: string, title: string): Promise<PluginCatalogue> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.airshed')).toSorted()
  if (files.length === 0) {
    throw new CliError({
      place: folder,
      expected: 'archives of plugins',
      got: 'none',
      cure: 'Pack them with airshed-plugin pack, and copy what it writes here',
    })
  }
  const archives = await Promise.all(files.map((file) => readOne(folder, file)))
  const plugins = Map.groupBy(archives, ({ archive }) => archive.index.id)
  return {
    format: CATALOGUE_FORMAT,
    formatVersion: CATALOGUE_FORMAT_VERSION,
    title,
    plugins: await Promise.all(
      [...plugins].map(async ([id, versions]) =>
        pluginOf(folder, id, versions, await readAbout(folder, id)),
      ),
    ),
  }
}

async function readOne(folder: string, file: string): Promise<ArchiveOfFolder> {
  const bytes = await readFile(join(folder, file))
  const { archive, problems } = readArchive(bytes)
  const [problem] = archive === null ? problems : checkArchive(archive)
  if (archive !== null && problem === undefined) return { file, bytes: bytes.length, archive }
  throw new CliError({
    place: file,
    expected: 'an archive that a server installs',
    got: problem === undefined ? 'another file' : `${problem.place}: ${problem.message}`,
    cure: 'Pack the plugin again with airshed-plugin pack, or take the file away',
  })
}

async function pluginOf(
  folder: string,
  id: string,
  versions: readonly ArchiveOfFolder[],
  { screenshots = [], ...about }: PluginAbout,
): Promise<CataloguePlugin> {
  const ordered = versions.toSorted((one, other) =>
    comparePluginVersions(other.archive.index.version, one.archive.index.version),
  )
  const numbers = ordered.map(({ archive }) => archive.index.version)
  const twice = ordered.find((_, at) => numbers[at] === numbers[at + 1])
  if (twice !== undefined) {
    throw new CliError({
      place: twice.file,
      expected: `one archive of ${id} ${twice.archive.index.version}`,
      got: 'two',
      cure: 'Take one of them away',
    })
  }
  const [newest] = ordered as [ArchiveOfFolder]
  const { title, description } = newest.archive.manifest
  return {
    id,
    kind: newest.archive.index.kind,
    title,
    description: description ?? title,
    ...about,
    ...(screenshots.length === 0
      ? {}
      : { screenshots: await Promise.all(screenshots.map((one) => screenshotOf(folder, one))) }),
    versions: ordered
      .slice(0, CATALOGUE_LIMITS.versionsOfPlugin)
      .map(({ file, bytes, archive }, at) => ({
        version: archive.index.version,
        engine: archive.manifest.engines.airshed,
        url: encodeURIComponent(file),
        bytes,
        sha384: archive.sha384,
        publisher_key: archive.publisherKey,
        changelog: catalogueChangelog(archive.changelog, archive.index.version, {
          isNewest: at === 0,
        }),
      })),
  }
}

async function screenshotOf(
  folder: string,
  { file, alt }: NonNullable<PluginAbout['screenshots']>[number],
): Promise<CatalogueScreenshot> {
  const { screenshotBytes } = CATALOGUE_LIMITS
  const refused = (got: string): CliError =>
    new CliError({
      place: file,
      expected: `a picture as PNG, JPEG or WebP of at most ${screenshotBytes} bytes`,
      got,
      cure: 'Put it beside the archives, or take it out of the file about the plugin',
    })
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw refused('no such file')
  })
  if (bytes.length > screenshotBytes) throw refused(`${bytes.length} bytes`)
  if (imageTypeOf(bytes) === null) throw refused('another kind of file')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { url: encodeURIComponent(file), sha256, bytes: bytes.length, alt }
}
