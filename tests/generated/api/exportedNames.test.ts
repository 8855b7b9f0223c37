import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportedNames, isValue } from './exportedNames.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exported-names-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes modules by their names, and reads what the one called `index.ts` exports. */
function namesOf(modules: Readonly<Record<string, string>>) {
  for (const [name, source] of Object.entries(modules)) writeFileSync(join(folder, name), source)
  return exportedNames(join(folder, 'index.ts'))
}

const reported = (modules: Readonly<Record<string, string>>): string[] =>
  namesOf(modules).map(({ kind, name }) => `${kind} ${name}`)

describe('the names that a module exports', () => {
  it('lists names by kind, in alphabetical order', () => {
    const source = `
      export function useAir() {}
      export const HOUR_MS = 3, DAY_MS = 4
      export class Air {}
      export interface Props { a: string }
      export type Kind = 'a'
      const hidden = 1`
    expect(reported({ 'index.ts': source })).toEqual([
      'class Air',
      'const DAY_MS',
      'const HOUR_MS',
      'type Kind',
      'type Props',
      'function useAir',
    ])
  })

  it('follows names to their declaration, through lists and renames', () => {
    const modules = {
      'index.ts': "export * from './room.ts'",
      'room.ts': "export { draw as Chart, type Air } from './parts.tsx'",
      'parts.tsx': 'export const draw = () => <p />\nexport class Air {}',
    }
    expect(reported(modules)).toEqual(['type Air', 'const Chart'])
  })

  it('lists names of a library as types or as values', () => {
    const source = "export { Type, type Static } from 'typebox'"
    expect(reported({ 'index.ts': source })).toEqual(['type Static', 'value Type'])
  })

  it('marks the names that exist at run time', () => {
    const names = namesOf({ 'index.ts': 'export const a = 1\nexport type B = 1' })
    expect(names.filter(isValue).map(({ name }) => name)).toEqual(['a'])
  })

  it('deprecates a name where it is re-exported, without changing its declaration', () => {
    const modules = {
      'index.ts': `export {
        /** @deprecated 0.3 Use
         *  useAir. */
        useWind,
        useAir,
      } from './room.ts'`,
      'room.ts': 'export function useWind() {}\n/** Air. */\nexport function useAir() {}',
    }
    expect(
      namesOf(modules).map(({ name, deprecatedSince, replacement }) => [
        name,
        deprecatedSince,
        replacement,
      ]),
    ).toEqual([
      ['useAir', null, null],
      ['useWind', '0.3', 'Use useAir.'],
    ])
  })

  it('reads the version and the replacement of a deprecated name', () => {
    const source = '/** Old.\n * @deprecated 0.3 Use b instead. */\nexport const a = 1'
    expect(namesOf({ 'index.ts': source })).toMatchObject([
      { name: 'a', kind: 'const', deprecatedSince: '0.3' },
    ])
  })

  it.each(['@deprecated', '@deprecated 0.3', '@deprecated Use b instead.'])(
    'refuses "%s" as a deprecation',
    (words) => {
      const modules = { 'index.ts': `/** ${words} */\nexport const a = 1` }
      expect(() => namesOf(modules)).toThrow('expected "@deprecated <version of the plugin API>')
    },
  )

  it('refuses a name that the module does not export', () => {
    const modules = { 'index.ts': "export { b } from './a.ts'", 'a.ts': 'export const a = 1' }
    expect(() => namesOf(modules)).toThrow('./a.ts exports no b')
  })
})
