import type { SourceMapPayload } from 'node:module'
import { GONE_ENTRIES, SHARED_MODULES } from '@airshed/plugin-archive'
import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, esmExternalRequirePlugin, type Plugin, type Rolldown } from 'vite'
import { finding, type Finding } from '../findings/finding.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { bundlerFindings } from './bundlerFindings.ts'
import { withProduction } from './withProduction.ts'

/** A module that became part of the bundle. */
export interface BundledModule {
  /** File, absolute. */
  readonly file: string
  /** Number of its characters in the bundle before minification; 0 for styles. */
  readonly letters: number
  /** Files that import it, absolute. */
  readonly importers: readonly string[]
}

/** A plugin as one module and one style sheet. */
export interface PluginBundle {
  readonly code: string
  /** null: it has no styles of its own. */
  readonly css: string | null
  readonly modules: readonly BundledModule[]
  /** Maps the code to its source files, relative to {@link BUNDLE_FOLDER}; not packed. */
  readonly map: SourceMapPayload | null
}

/** Every possible output of a build. */
const FILES: ReadonlySet<string> = new Set(['plugin.js', 'plugin.js.map', 'style.css'])

/** Where the bundle would be written, in the folder of the plugin. */
export const BUNDLE_FOLDER = 'dist'

/** File of a module's id; null for a virtual module. */
const fileOf = (id: string): string | null =>
  id.startsWith('\0') ? null : (id.split('?')[0] ?? id)

/** Records which modules the bundle contains. */
function moduleNotes(modules: BundledModule[]): Plugin {
  return {
    name: 'airshed:module-notes',
    generateBundle(_options, bundle) {
      const rendered = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? Object.entries(output.modules) : [],
        ),
      )
      for (const id of this.getModuleIds()) {
        const file = fileOf(id)
        const letters = rendered.get(id)?.renderedLength
        if (file === null || letters === undefined) continue
        const importers = this.getModuleInfo(id)?.importers ?? []
        const files = importers.map(fileOf).filter((each) => each !== null)
        modules.push({ file, letters, importers: files })
      }
    },
  }
}

async function built(project: PluginProject, notes: Plugin): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    root: project.folder,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      react(),
      compiledValidators(),
      // Keeps them external, even for packages that require() them. Entries removed from the kit stay
      // external as well: the archive check knows the replacement.
      esmExternalRequirePlugin({ external: [...SHARED_MODULES, ...GONE_ENTRIES] }),
      notes,
    ],
    // A library build leaves these to the application; here there is none.
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      write: false,
      outDir: BUNDLE_FOLDER,
      // Without the comment in the code that would reference it.
      sourcemap: 'hidden',
      target: 'es2022',
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: {
        entry: project.entry,
        formats: ['es'],
        fileName: () => 'plugin.js',
        cssFileName: 'style',
      },
      rolldownOptions: {
        output: { codeSplitting: false, minify: true, comments: false },
      },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('the bundler gave nothing')
  return output
}

/**
 * Builds the plugin into one ES module. Modules that the console shares with all plugins stay external,
 * imported files become part of the module. The same sources give the same bytes in any folder.
 */
export async function bundlePlugin(
  project: PluginProject,
): Promise<{ bundle: PluginBundle | null; findings: Finding[] }> {
  const modules: BundledModule[] = []
  try {
    const { output } = await withProduction(() => built(project, moduleNotes(modules)))
    const textOf = (name: string): string | null => {
      const file = output.find(({ fileName }) => fileName === name)
      if (file === undefined) return null
      return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8')
    }
    const others = output.map(({ fileName }) => fileName).filter((name) => !FILES.has(name))
    const findings =
      others.length === 0
        ? []
        : [finding('BUNDLE_NOT_ONE', project.entry, { got: others.join(', ') })]
    const module = output.find(({ fileName }) => fileName === 'plugin.js')
    const map = module?.type === 'chunk' ? (module.map as SourceMapPayload | null) : null
    return {
      bundle: { code: textOf('plugin.js') ?? '', css: textOf('style.css'), modules, map },
      findings,
    }
  } catch (error) {
    return { bundle: null, findings: await bundlerFindings(project, error, 'BUNDLE_FAILED') }
  }
}
