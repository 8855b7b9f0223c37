import { rolldown } from 'rolldown'

/**
 * Bundles several in-memory modules into one self-contained ES module, including the packages that
 * they import.
 *
 * @param modules name → text
 * @param entry name of the module whose exports are kept
 */
export async function bundleModules(
  modules: Readonly<Record<string, string>>,
  entry: string,
): Promise<string> {
  const bundle = await rolldown({
    input: 'validators',
    platform: 'browser',
    logLevel: 'silent',
    // No module paths in comments: they would differ between folders.
    experimental: { attachDebugInfo: 'none' },
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === 'validators' ? entry : id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return `// Compiled from the schema: do not edit.\n${output[0].code}`
}
