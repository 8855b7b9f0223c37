import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyPlugin } from '@airshed/contract'
import { schemaProblems } from '@airshed/plugin-archive'
import { CliError } from '../cli/cliError.ts'
import { archiveFinding, finding, isFreeOfErrors, type Finding } from '../findings/finding.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { importManifest, mainSchema } from '../project/manifestModule.ts'
import { bundledPackages } from './bundledPackages.ts'
import { bundleFindings } from './bundleFindings.ts'
import { bundlePlugin, type PluginBundle } from './bundlePlugin.ts'
import { formOf, type PluginForm } from './formOf.ts'
import { loadDefinition } from './loadDefinition.ts'
import { manifestFindings } from './manifestFindings.ts'
import { markupFindings } from './markupFindings.ts'
import { isReportedOfProject, packArchive, type PackedPlugin } from './packArchive.ts'
import { loadTexts, type PluginTexts } from './pluginTexts.ts'
import { readFixtures, type Fixtures } from './projectFixtures.ts'
import { trustFindings } from './trustFindings.ts'

/** The parts of a project that were read for its archive. */
export interface ReadPlugin {
  readonly plugin: AnyPlugin
  readonly form: PluginForm
  readonly texts: PluginTexts
  readonly fixtures: Fixtures
  /** null: it could not be built. */
  readonly bundle: PluginBundle | null
}

export interface PackOutcome {
  readonly findings: readonly Finding[]
  /** null: no definition could be read. */
  readonly read: ReadPlugin | null
  /** null: an error prevents it from being packed. */
  readonly packed: PackedPlugin | null
  /** Reasons why it may only run isolated; part of the findings. */
  readonly trustFindings: readonly Finding[]
}

/** Findings if the manifest and its schema cannot be read without rendering code. */
async function manifestEntryFindings(project: PluginProject): Promise<Finding[]> {
  try {
    mainSchema(await importManifest(project), project)
    return []
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return [finding('MANIFEST_NOT_LOADED', project.manifestEntry, { got: error.message })]
  }
}

/**
 * Builds a plugin into its archive, checked as a server checks it. Reads as much as possible, so that
 * all problems are reported at once.
 *
 * @param privateKey Ed25519 key that signs the archive; null, the default, leaves it unsigned
 */
export async function packProject(
  project: PluginProject,
  privateKey: KeyObject | null = null,
): Promise<PackOutcome> {
  const loaded = await loadDefinition(project)
  if (loaded.plugin === null) {
    return { findings: loaded.findings, read: null, packed: null, trustFindings: [] }
  }
  const { plugin } = loaded
  const aboutManifest = manifestFindings(plugin, project)
  const isWhole = typeof plugin.manifest === 'object' && typeof plugin.messages === 'object'
  if (!isWhole) return { findings: aboutManifest, read: null, packed: null, trustFindings: [] }

  const { form, findings: aboutForm } = formOf(plugin)
  const { texts, findings: aboutTexts } = await loadTexts(plugin)
  const { fixtures, findings: aboutFixtures } = await readFixtures(project.folder)
  const aboutEntry = await manifestEntryFindings(project)
  const { bundle, findings: aboutBuild } = await bundlePlugin(project)
  const readme = await readFile(join(project.folder, 'README.md'), 'utf8').catch(() => null)
  const changelog = await readFile(join(project.folder, 'CHANGELOG.md'), 'utf8').catch(() => null)
  const packages = await bundledPackages(project, bundle?.modules ?? [])
  const findings = [
    ...aboutManifest,
    ...aboutForm,
    ...aboutTexts,
    ...aboutFixtures,
    ...aboutEntry,
    ...aboutBuild,
    ...(bundle === null
      ? []
      : [...bundleFindings(bundle, packages), ...markupFindings(bundle, project.folder)]),
    ...(readme === null ? [finding('README_MISSING', 'README.md')] : []),
  ]
  const read = { plugin, form, texts, fixtures, bundle }
  if (bundle === null) {
    // A schema that cannot be compiled is one reason, reported here with its location and remedy.
    const aboutSchema = schemaProblems(form.schema).map((each) => archiveFinding(each, 'error'))
    return { findings: [...findings, ...aboutSchema], read, packed: null, trustFindings: [] }
  }
  const parts = { ...read, bundle, packages, readme, changelog }
  const { archive, refused, untrusted } = await packArchive(parts, project.version, privateKey)
  const aboutTrust = trustFindings(untrusted)
  const all = [
    ...findings,
    ...refused
      .filter((problem) => !isReportedOfProject(problem, findings))
      .map((each) => archiveFinding(each, 'error')),
    ...aboutTrust,
  ]
  const isGood = archive !== null && isFreeOfErrors(all)
  return { findings: all, read, packed: isGood ? archive : null, trustFindings: aboutTrust }
}
