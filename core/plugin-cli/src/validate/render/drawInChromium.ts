import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { startVitest, type Reporter, type TestModule } from 'vitest/node'
import { thrownText } from '../../findings/finding.ts'
import type { ReadPlugin } from '../../pack/packProject.ts'
import type { PluginProject } from '../../project/pluginProject.ts'
import { browserConfig } from './browserConfig.ts'
import type { CaseMeta, RunCase } from './caseFindings.ts'
import { CASES_MODULE, casesModule } from './casesModule.ts'

// Beside this file, both as source and when built.
const SUITE = fileURLToPath(
  new URL(`suite.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
)

/** Gives the suite the cases of the plugin under validation. */
function casesPlugin(project: PluginProject, { plugin, fixtures }: ReadPlugin): Plugin {
  const id = `\0${CASES_MODULE}`
  return {
    name: 'airshed:plugin-cases',
    resolveId: (source) => (source === CASES_MODULE ? id : null),
    load: (module) => (module === id ? casesModule(project, plugin.manifest.kind, fixtures) : null),
  }
}

/** The result of the run: its cases, and why it was incomplete. */
interface Run {
  readonly cases: RunCase[]
  readonly troubles: string[]
}

/** Browser errors continue with their switches and logs. */
const firstLine = (message: string): string => thrownText(new Error(message)).slice(0, 300)

function readerOf({ cases, troubles }: Run): Reporter {
  const note = ({ message }: { message: string }): number => troubles.push(firstLine(message))
  return {
    onTestRunEnd(modules: readonly TestModule[], errors) {
      for (const module of modules) {
        module.errors().forEach(note)
        for (const test of module.children.allTests()) {
          const { state, errors: failures } = test.result()
          if (state === 'failed') failures.forEach(note)
          else {
            const { problems = [] } = test.meta() as CaseMeta
            cases.push({ name: test.name, problems })
          }
        }
      }
      // If nothing was run, Chromium did not start.
      if (cases.length === 0) errors.forEach(note)
      else if (errors.length > 0) {
        const problems = errors.map(({ message }) => `threw ${firstLine(message)}`)
        cases.push({ name: 'keeps its errors to itself', problems })
      }
    },
  }
}

/** Vitest's own output is ignored; the findings contain everything relevant. */
const silence = (): Writable => new Writable({ write: (_part, _encoding, done) => done() })

/** One run of the suite. Never throws because of the plugin. */
async function runSuite(project: PluginProject, read: ReadPlugin): Promise<Run> {
  const run: Run = { cases: [], troubles: [] }
  const exitCode = process.exitCode
  const { test, vite } = browserConfig(project)
  const plugins = [...(vite.plugins ?? []), casesPlugin(project, read)]
  try {
    const vitest = await startVitest(
      [],
      {
        ...test,
        root: project.folder,
        config: false,
        watch: false,
        include: [SUITE],
        exclude: [],
        reporters: [readerOf(run)],
      },
      { ...vite, plugins },
      { stdout: silence(), stderr: silence() },
    )
    await vitest.close()
  } finally {
    // Vitest sets it for its own run.
    process.exitCode = exitCode
  }
  return run
}

/**
 * Runs the conformance suite of `@airshed/testing` over the fixtures of a plugin, in Chromium.
 *
 * @throws {Error} when the suite could not be run to its end
 */
export async function drawInChromium(
  project: PluginProject,
  read: ReadPlugin,
): Promise<readonly RunCase[]> {
  const first = await runSuite(project, read)
  // On the first run in a folder, Vite may discover further packages and reload the page midway.
  const { cases, troubles } = first.troubles.length === 0 ? first : await runSuite(project, read)
  if (troubles.length > 0) throw new Error(troubles.join('; '))
  if (cases.length === 0) throw new Error('no case was run')
  return cases
}
