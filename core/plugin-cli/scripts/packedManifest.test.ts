import { expect, it } from 'vitest'
import { packedManifest, packedPath, type SourceManifest } from './packedManifest.ts'

const source: SourceManifest & Record<string, unknown> = {
  name: '@airshed/kit',
  version: '0.1.0',
  private: true,
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: { '.': './src/index.ts', './view': './src/View.tsx', './styles.css': './src/a.css' },
  scripts: { typecheck: 'tsc' },
  dependencies: { '@airshed/ui': '*', luxon: '^3.7.2' },
  devDependencies: { vitest: '^5.1.0' },
  peerDependencies: { react: '^19.3.1' },
}
const versions = new Map([
  ['@airshed/kit', '0.1.0'],
  ['@airshed/ui', '0.3.1'],
])

it('points at the compiled module, with its types', () => {
  expect(packedManifest(source, versions)['exports']).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './view': { types: './dist/View.d.ts', default: './dist/View.js' },
    './styles.css': './dist/a.css',
    './package.json': './package.json',
  })
})

it('points at the compiled module for each place where one of its own may run', () => {
  const imports = { '#words': { node: './src/words.node.ts', default: './src/words.ts' } }
  expect(packedManifest({ ...source, imports }, versions)['imports']).toEqual({
    '#words': { node: './dist/words.node.js', default: './dist/words.js' },
  })
  expect(packedManifest(source, versions)['imports']).toBeUndefined()
})

it('depends on packages of this project by version, and on others as before', () => {
  const packed = packedManifest(source, versions)
  expect(packed['dependencies']).toEqual({ '@airshed/ui': '^0.3.1', luxon: '^3.7.2' })
  expect(packed['peerDependencies']).toEqual({ react: '^19.3.1' })
})

it('leaves out what is for this project alone', () => {
  const packed = packedManifest(source, versions)
  expect(packed).not.toHaveProperty('private')
  expect(packed).not.toHaveProperty('scripts')
  expect(packed).not.toHaveProperty('devDependencies')
})

it('publishes as public, because registries make scoped packages private', () => {
  expect(packedManifest(source, versions)['publishConfig']).toEqual({ access: 'public' })
})

it('passes on its programs and further folders', () => {
  const bin = { 'airshed-plugin': './bin/airshed-plugin.js' }
  const packed = packedManifest({ ...source, bin }, versions, ['templates'])
  expect(packed).toMatchObject({ bin, files: ['dist', 'bin', 'templates'] })
})

it('refuses a package that would have to come from a registry', () => {
  const dependencies = { '@airshed/server': '*' }
  expect(() => packedManifest({ ...source, dependencies }, versions)).toThrow('@airshed/server')
})

it.each([
  ['src/a/b.ts', 'dist/a/b.js'],
  ['./src/C.tsx', './dist/C.js'],
  ['src/words/v.d.ts', 'dist/words/v.d.ts'],
  ['src/messages/en.json', 'dist/messages/en.json'],
])('packs %s as %s', (path, packed) => {
  expect(packedPath(path)).toBe(packed)
})
