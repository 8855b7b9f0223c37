import { createRunnableDevEnvironment, resolveConfig, type RunnableDevEnvironment } from 'vite'

/** A module that was run for its schemas. */
export interface LoadedSchema {
  exports: Readonly<Record<string, unknown>>
  /** Files that make up the module, itself included: when one changes, the schema may. */
  files: readonly string[]
}

export interface SchemaLoader {
  /** Runs a module in Node, at most once. */
  load(file: string): Promise<LoadedSchema>
  /** Forgets every module that was run, if this file is part of one. */
  changed(file: string): Promise<void>
  close(): Promise<void>
}

const ENVIRONMENT = 'schemas'

async function openEnvironment(root: string): Promise<RunnableDevEnvironment> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'silent',
      environments: {
        [ENVIRONMENT]: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment(ENVIRONMENT, config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  return environment
}

/** Every file that a module imports, directly or indirectly, except installed packages. */
function filesBelow({ runner }: RunnableDevEnvironment, file: string): string[] {
  const { fileToModulesMap, idToModuleMap } = runner.evaluatedModules
  const files = new Set<string>()
  const look = (id: string): void => {
    const node = idToModuleMap.get(id)
    if (node === undefined || files.has(node.file)) return
    if (node.meta !== undefined && 'externalize' in node.meta) return
    files.add(node.file)
    node.imports.forEach(look)
  }
  for (const { id } of fileToModulesMap.get(file) ?? []) look(id)
  return [...files]
}

/** @throws when Node cannot run the module, with its location and the remedy */
async function runModule(environment: RunnableDevEnvironment, file: string): Promise<LoadedSchema> {
  try {
    const exports = (await environment.runner.import(file)) as Record<string, unknown>
    return { exports, files: filesBelow(environment, file) }
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${file}: expected a module that Node can run, got: ${got}. ` +
        'Let the module of a schema import nothing that draws.',
      { cause: error },
    )
  }
}

/**
 * Runs the modules that contain schemas in Node, apart from the page. One environment runs them
 * all, because most of them import the same packages.
 *
 * @param root folder of the project, where Vite looks for packages
 */
export function schemaLoader(root: string): SchemaLoader {
  let opening: Promise<RunnableDevEnvironment> | null = null
  const known = new Set<string>()
  const running = new Set<Promise<unknown>>()
  const close = async (): Promise<void> => {
    const opened = opening
    opening = null
    known.clear()
    // A module still running would fail with its environment.
    await Promise.allSettled(running)
    await (await opened)?.close()
  }
  return {
    async load(file) {
      opening ??= openEnvironment(root)
      const job = opening.then((environment) => runModule(environment, file))
      running.add(job)
      try {
        const loaded = await job
        for (const each of loaded.files) known.add(each)
        return loaded
      } finally {
        running.delete(job)
      }
    },
    async changed(file) {
      if (known.has(file)) await close()
    },
    close,
  }
}
