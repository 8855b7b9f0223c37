import { gzipSync } from 'node:zlib'
import { finding, type Finding } from '../findings/finding.ts'
import { placeIn } from '../pack/bundledPackages.ts'
import { packProject, type PackOutcome, type ReadPlugin } from '../pack/packProject.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { capabilityFindings } from './checks/capabilityFindings.ts'
import { dataFindings } from './checks/dataFindings.ts'
import { fixtureFindings } from './checks/fixtureFindings.ts'
import { formFindings } from './checks/formFindings.ts'
import { iconFindings } from './checks/iconFindings.ts'
import { messageFindings } from './checks/messageFindings.ts'
import { migrationFindings } from './checks/migrationFindings.ts'
import { compileFindings, compileForm } from './checks/schemaCompiling.ts'
import { caseFindings, type RunCase } from './render/caseFindings.ts'
import { usualFixtures } from './subject.ts'

/** The measurements of a validation. */
export interface Figures {
  /** ms, the fastest of several runs. */
  readonly schemaCompileMs?: number
  /** plugin.js */
  readonly codeBytes?: number
  readonly codeGzipBytes?: number
  readonly archiveBytes?: number
  /** Cases of the conformance suite that were run in Chromium. */
  readonly drawnCases?: number
}

export interface Validation {
  readonly id: string
  readonly version: string
  readonly kind: string
  readonly findings: readonly Finding[]
  readonly figures: Figures
}

/** Runs the conformance suite of a plugin in a browser. */
export type DrawCases = (project: PluginProject, read: ReadPlugin) => Promise<readonly RunCase[]>

/** Findings of the archive's own check of the texts are reported per file here. */
const REPORTED_HERE = new Set(['ARCHIVE_MESSAGE_MISSING'])

async function drawnFindings(
  project: PluginProject,
  read: ReadPlugin,
  draw: DrawCases,
): Promise<{ findings: Finding[]; count: number }> {
  try {
    const cases = await draw(project, read)
    const fixtures = usualFixtures(read).map(([path]) => path)
    return { findings: caseFindings(cases, fixtures, project.entry), count: cases.length }
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error)
    return { findings: [finding('RENDER_NOT_TRIED', project.entry, { got })], count: 0 }
  }
}

async function checksOf(
  project: PluginProject,
  read: ReadPlugin,
): Promise<{ findings: Finding[]; compileMs: number }> {
  const { plugin, form, texts, fixtures, bundle } = read
  const compiled = compileForm(form)
  const place = project.manifestEntry
  const own = (bundle?.modules ?? [])
    .map(({ file }) => ({ file, place: placeIn(project, file) }))
    .filter((module) => module.place.startsWith('src/'))
  return {
    findings: [
      ...compileFindings(compiled, form.place),
      ...(plugin.manifest.kind === 'screen' ? [] : formFindings(form)),
      ...messageFindings(texts, plugin.manifest.kind === 'screen' ? null : form),
      ...fixtureFindings(plugin, fixtures, compiled.validate),
      ...migrationFindings(plugin, fixtures, form.schema, compiled.validate),
      ...dataFindings(plugin, usualFixtures(read), place),
      ...(await capabilityFindings(plugin, own)),
      ...(await iconFindings(own)),
    ],
    compileMs: compiled.compileMs,
  }
}

function sizes({ read, packed }: PackOutcome): Figures {
  const code = read?.bundle?.code
  return {
    ...(code === undefined
      ? {}
      : { codeBytes: Buffer.byteLength(code), codeGzipBytes: gzipSync(code).length }),
    ...(packed === null ? {} : { archiveBytes: packed.archive.length }),
  }
}

/**
 * Checks for everything that a server would refuse, and for anything missing that users would notice.
 *
 * @param draw null: nothing is rendered
 */
export async function validateProject(
  project: PluginProject,
  draw: DrawCases | null,
): Promise<Validation> {
  const outcome = await packProject(project)
  const { read } = outcome
  const about = {
    id: read?.plugin.manifest.id ?? project.name,
    version: project.version,
    kind: read?.plugin.manifest.kind ?? project.kind,
  }
  const packing = outcome.findings.filter(({ code }) => !REPORTED_HERE.has(code))
  // Without a well-formed manifest, the checks would report the same problem in other words.
  const isReadable = read !== null && packing.every(({ code }) => code !== 'MANIFEST_INVALID')
  if (!isReadable) return { ...about, findings: packing, figures: sizes(outcome) }
  const { findings, compileMs } = await checksOf(project, read)
  const drawn =
    draw === null || read.bundle === null ? null : await drawnFindings(project, read, draw)
  return {
    ...about,
    findings: [...packing, ...findings, ...(drawn?.findings ?? [])],
    figures: {
      ...sizes(outcome),
      schemaCompileMs: compileMs,
      ...(drawn === null ? {} : { drawnCases: drawn.count }),
    },
  }
}
