import type { AnyPlugin } from '@airshed/contract'
import { validatorRequest } from '@airshed/vite-plugin'
import { build, type Plugin } from 'vite'
import { finding, type Finding } from '../findings/finding.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { bundlerFindings } from './bundlerFindings.ts'

/** A loaded definition, or why it was not loaded. */
export type LoadedDefinition =
  | { readonly plugin: AnyPlugin; readonly findings?: undefined }
  | { readonly plugin: null; readonly findings: readonly Finding[] }

const NOTHING = '\0nothing'
const STYLES = /\.(css|scss|sass|less|styl|pcss|postcss)(\?|$)/

/**
 * Rendering code is not needed to read a definition: styles, lazy components and the compiled
 * validator are left out.
 */
const withoutDrawing: Plugin = {
  name: 'airshed:without-drawing',
  enforce: 'pre',
  resolveId(source, _importer, { kind }) {
    const isLazy =
      kind === 'dynamic-import' && (/\.[jt]sx$/.test(source) || validatorRequest(source) !== null)
    return STYLES.test(source) || isLazy ? NOTHING : null
  },
  load: (id) => (id === NOTHING ? { code: 'export default {}', moduleSideEffects: false } : null),
}

/** The definition and its imports as one module that Node can run. */
async function nodeModuleOf({ folder, entry }: PluginProject): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [withoutDrawing],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      // A missing export in a module that only renders does not matter here.
      rolldownOptions: { shimMissingExports: true, output: { codeSplitting: false } },
    },
  })
  const [result] = [built].flat()
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`nothing was built of ${entry}`)
  return chunk.code
}

/**
 * Loads the definition of a plugin in Node: the author's modules are TypeScript with texts and
 * styles among their imports, so they are built first. Nothing is written to the disk.
 */
export async function loadDefinition(project: PluginProject): Promise<LoadedDefinition> {
  try {
    const code = await nodeModuleOf(project)
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    const { default: plugin } = (await import(/* @vite-ignore */ url)) as { default?: unknown }
    if (typeof plugin === 'object' && plugin !== null) return { plugin: plugin as AnyPlugin }
    const got = 'no default export'
    return { plugin: null, findings: [finding('DEFINITION_NOT_LOADED', project.entry, { got })] }
  } catch (error) {
    return {
      plugin: null,
      findings: await bundlerFindings(project, error, 'DEFINITION_NOT_LOADED'),
    }
  }
}
