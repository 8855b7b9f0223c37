import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CliError } from '@airshed/plugin-cli/create'
import { callText, handlerText, testText, type CallNames } from './callTexts.ts'
import { formatFiles } from './formatFiles.ts'

const CALLS = 'schemas/entities/src/calls'
const MODULES = 'server/src/modules'
/** The spelling of a call: `listWidgets`. */
const NAME = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/

/** The files of a new call, and what is left to do. */
export interface NewCall {
  /** Paths from the root. */
  readonly written: readonly string[]
  readonly changed: readonly string[]
  /** What is left to do by hand: where, and which line. */
  readonly byHand: readonly (readonly [place: string, line: string])[]
}

/**
 * Writes a new call of a known entity that only staff may make: its value, its handler and a test. Each
 * module lists its handlers in a function of its own, so the two lines there are left to the author; the
 * server refuses to start until they are added.
 *
 * @param root of the project
 * @throws CliError for an entity without calls and for a name that is invalid or taken; nothing is written
 */
export async function newCall(
  entity: string | undefined,
  typed: string | undefined,
  root: string,
): Promise<NewCall> {
  const known = entitiesIn(root)
  if (entity === undefined || !known.includes(entity)) {
    throw wrong(
      'entity',
      `one of ${known.join(', ')}`,
      entity,
      'npm run new -- call tokens listOldTokens',
    )
  }
  if (typed === undefined || !NAME.test(typed)) {
    throw wrong('name', 'letters and digits in camel case', typed, 'listOldTokens')
  }
  const path = `${entity}/${typed.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const names: CallNames = { entity, name: typed, path }
  const value = `${CALLS}/${entity}.ts`
  const handler = `${MODULES}/${entity}/${typed}.ts`
  const files = new Map([
    [handler, handlerText(names)],
    [`${MODULES}/${entity}/${typed}.test.ts`, testText(names)],
  ])
  await requireFree(root, typed, [...files.keys()])

  const before = await readFile(join(root, value), 'utf8')
  for (const [file, text] of files) await writeFile(join(root, file), text, { flag: 'wx' })
  await writeFile(join(root, value), withCall(before, names))
  await formatFiles(root, [...files.keys(), value])
  const list = `${MODULES}/${entity}/handlers.ts`
  return {
    written: [...files.keys()],
    changed: [value],
    byHand: [
      [list, `import { ${typed}Handler } from './${typed}.ts'`],
      [list, `  ${typed}Handler,`],
    ],
  }
}

/** Entities that have calls and a module of the same name. */
const entitiesIn = (root: string): string[] =>
  globSync(`${CALLS}/*.ts`, { cwd: root })
    .map((path) => basename(path, '.ts'))
    .filter((entity) => existsSync(join(root, MODULES, entity, 'handlers.ts')))
    .toSorted()

async function requireFree(root: string, name: string, files: readonly string[]): Promise<void> {
  const there = files.find((file) => existsSync(join(root, file)))
  if (there !== undefined) throw taken(name, there)
  for (const path of globSync(`${CALLS}/*.ts`, { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8')
    if (new RegExp(`^export const ${name} =`, 'm').test(text)) throw taken(name, path)
  }
}

const taken = (name: string, path: string): CliError =>
  new CliError({
    place: 'name',
    expected: 'a name that no call has',
    got: `"${name}", which is in ${path}`,
    cure: 'Take another name; nothing was written',
  })

const wrong = (
  place: string,
  expected: string,
  got: string | undefined,
  example: string,
): CliError =>
  new CliError(
    {
      place,
      expected,
      got: got === undefined ? 'none' : `"${got}"`,
      cure: `Write for example ${example}`,
    },
    2,
  )

function withCall(text: string, names: CallNames): string {
  const needsType = !/^import \{[^}]*\bType\b[^}]*\} from 'typebox'/m.test(text)
  return `${needsType ? "import { Type } from 'typebox'\n" : ''}${text}\n${callText(names)}`
}
