import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compiles the sources of all packages to JavaScript and types with one run of `tsc`, which reads
 * each of them once. Types are checked by `npm run check`, not here.
 *
 * @param root folder of the project
 * @param folders packages, from the root
 * @param to folder that is recreated: `<to>/<package>/src/…`
 */
export function compilePackages(root: string, folders: readonly string[], to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const config = join(to, 'tsconfig.json')
  const left = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/*.fixture.ts']
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: root,
        outDir: to,
        lib: ['ES2024', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: folders.map((folder) => join(root, folder, 'src')),
      exclude: [...left, '**/testsupport/**'].map((pattern) => join(root, pattern)),
    }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', config], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The core packages do not compile:\n${stdout}`)
}
