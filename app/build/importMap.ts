import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { exportedNames } from './exportedNames.ts'
import { bringStyleSheets, styleSheetsOf, type StyledChunk } from './styleSheets.ts'

/**
 * The modules that plugins share with the console, by file: those that every plugin uses are in one file;
 * large ones that few use have their own.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'plugin-core': [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@airshed/kit',
    '@airshed/kit/define',
  ],
  'plugin-forms': ['@airshed/kit/forms'],
  'plugin-panes': ['@airshed/kit/panes'],
}

/** One instance of each, whoever imports it. */
export const SHARED_MODULES: readonly string[] = Object.values(FILES).flat()

const PREFIX = '\0airshed:shared/'
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const isLibrary = (specifier: string): boolean => specifier.startsWith('react')
/** Name under which a file exports one of its modules. */
const partOf = (specifier: string): string => specifier.replaceAll(/\W/g, '_')

/** A module that re-exports whole modules, each under its own name. */
const sourceOf = (file: string): string =>
  (FILES[file] ?? [])
    .map((specifier) =>
      isLibrary(specifier)
        ? `import ${partOf(specifier)} from '${specifier}'; export { ${partOf(specifier)} }`
        : `export * as ${partOf(specifier)} from '${specifier}'`,
    )
    .join('\n')

/** The small file that a plugin gets for one module: it names the module's exports. */
function facadeOf(specifier: string, from: string, names: readonly string[]): string {
  const part = partOf(specifier)
  const named = names.filter((name) => IDENTIFIER.test(name) && name !== 'default')
  return [
    `import { ${part} as m } from '/${from}'`,
    ...(isLibrary(specifier) ? ['export default m'] : []),
    `export const { ${named.join(', ')} } = m`,
    '',
  ].join('\n')
}

/** The import map as it appears in a page. */
export const importMapTag = (imports: Readonly<Record<string, string>>): string =>
  `<script type="importmap">${JSON.stringify({ imports })}</script>`

/** Imports of nearly every plugin. */
const USUAL = ['react', 'react/jsx-runtime', '@airshed/kit', '@airshed/kit/define']

/** Tags by which a page requests files together with its own scripts. */
const preloadTags = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('\n    ')

export interface ImportMapOptions {
  /**
   * The page requests what plugins usually import at once, for a page that exists to run a plugin. Default
   * false: only once a plugin imports it.
   */
  isPreloaded?: boolean
}

/**
 * Builds what plugins share into files along with the rest of the console, and adds an import map to the
 * head of each page: an installed plugin imports `react` and gets the console's. The map is inline in the
 * page, and the server includes its digest in the policy.
 */
export function importMap({ isPreloaded = false }: ImportMapOptions = {}): Plugin {
  const references = new Map<string, string>()
  /** Specifier → the id of its module. */
  const ids = new Map<string, string>()
  return {
    name: 'airshed:import-map',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      for (const specifier of SHARED_MODULES.filter((each) => !isLibrary(each))) {
        const resolved = await this.resolve(specifier, import.meta.filename)
        if (resolved !== null) ids.set(specifier, resolved.id)
      }
      for (const file of Object.keys(FILES)) {
        const id = `${PREFIX}${file}`
        const chunk = { type: 'chunk', id, name: file, preserveSignature: 'strict' } as const
        references.set(file, this.emitFile(chunk))
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load: (id) => (id.startsWith(PREFIX) ? sourceOf(id.slice(PREFIX.length)) : null),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const imports: Record<string, string> = {}
        for (const [file, reference] of references) {
          const from = this.getFileName(reference)
          for (const specifier of FILES[file] ?? []) {
            const names = isLibrary(specifier)
              ? Object.keys(createRequire(import.meta.url)(specifier) as object)
              : await exportedNames(this, ids.get(specifier) ?? '')
            if (names.length === 0) this.error(`Expected names that ${specifier} exports, got none`)
            const sheets = isLibrary(specifier)
              ? []
              : styleSheetsOf(from, (name) => {
                  const file = bundle[name]
                  return file?.type === 'chunk' ? (file as StyledChunk) : undefined
                })
            const facade = this.emitFile({
              type: 'asset',
              name: `${partOf(specifier).replace(/^_/, '')}.js`,
              source: bringStyleSheets(sheets) + facadeOf(specifier, from, names),
            })
            imports[specifier] = `/${this.getFileName(facade)}`
          }
        }
        const core = this.getFileName(references.get('plugin-core') ?? '')
        const usual = [`/${core}`, ...USUAL.map((specifier) => imports[specifier] ?? '')]
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue
          // Before every script of the page: earlier imports would not use the map.
          const page = String(output.source).replace(
            '<head>',
            `<head>\n    ${importMapTag(imports)}`,
          )
          output.source = isPreloaded
            ? page.replace('</head>', `  ${preloadTags(usual)}\n  </head>`)
            : page
        }
      },
    },
  }
}
