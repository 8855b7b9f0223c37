import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CliError } from '@airshed/plugin-cli/create'
import { callText, handlerText, testText, type CallNames } from './callTexts.ts'
import { formatFiles } from './formatFiles.ts'

const CALLS = 'schemas/entities/src/calls'
/** Where an entity's handlers may be: beside others of its district, or beside its engine. */
const HANDLERS = ['server/src/*/{entity}/handlers.ts', 'server/src/*/{entity}/calls/handlers.ts']
/** The list of handlers in such a file, up to its first entry. */
const LIST = /Handler\[\] => \[|\n {2}return \[/
/** The spelling of a call: `listWidgets`. */
const NAME = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/

/** The files of a new call, as paths from the root. */
export interface NewCall {
  readonly written: readonly string[]
  readonly changed: readonly string[]
}

/**
 * Writes a new call of a known entity that only staff may make: its value, its handler in the list of the entity's
 * handlers, and a test.
 *
 * @param root of the project
 * @throws CliError for an entity without calls and for a name that is invalid or taken; nothing is written
 */
export async function newCall(
  entity: string | undefined,
  typed: string | undefined,
  root: string,
): Promise<NewCall> {
  const known = handlersIn(root)
  const list = entity === undefined ? undefined : known.get(entity)
  if (entity === undefined || list === undefined) {
    throw wrong(
      'entity',
      `one of ${[...known.keys()].toSorted().join(', ')}`,
      entity,
      'npm run new -- call tokens listOldTokens',
    )
  }
  if (typed === undefined || !NAME.test(typed)) {
    throw wrong('name', 'letters and digits in camel case', typed, 'listOldTokens')
  }
  const path = `${entity}/${typed.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const folder = dirname(list)
  const names: CallNames = { entity, name: typed, path, folder }
  const value = `${CALLS}/${entity}.ts`
  const files = new Map([
    [`${folder}/${typed}.ts`, handlerText(names)],
    [`${folder}/${typed}.test.ts`, testText(names)],
  ])
  await requireFree(root, typed, [...files.keys()])

  const changes = new Map([
    [value, withCall(await readFile(join(root, value), 'utf8'), names)],
    [list, withHandler(await readFile(join(root, list), 'utf8'), names)],
  ])
  for (const [file, text] of files) await writeFile(join(root, file), text, { flag: 'wx' })
  for (const [file, text] of changes) await writeFile(join(root, file), text)
  await formatFiles(root, [...files.keys(), ...changes.keys()])
  return { written: [...files.keys()], changed: [...changes.keys()] }
}

/** Entities that have calls, each with the file of its handlers. */
function handlersIn(root: string): Map<string, string> {
  const entities = globSync(`${CALLS}/*.ts`, { cwd: root }).map((path) => basename(path, '.ts'))
  return new Map(
    entities.flatMap((entity) => {
      const patterns = HANDLERS.map((pattern) => pattern.replace('{entity}', entity))
      const [file] = globSync(patterns, { cwd: root })
      return file === undefined ? [] : [[entity, file] as const]
    }),
  )
}

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

/** The list with the handler of the call as its first entry. */
function withHandler(text: string, { name }: CallNames): string {
  const imports = [...text.matchAll(/^(?:import|\}) [^;]*?from '[^']+'$/gm)]
  const end = (imports.at(-1)?.index ?? 0) + (imports.at(-1)?.[0].length ?? 0)
  const line = `\nimport { ${name}Handler } from './${name}.ts'`
  return (text.slice(0, end) + line + text.slice(end)).replace(
    LIST,
    (start) => `${start}\n${name}Handler,\n`,
  )
}

function withCall(text: string, names: CallNames): string {
  const needsType = !/^import \{[^}]*\bType\b[^}]*\} from 'typebox'/m.test(text)
  return `${needsType ? "import { Type } from 'typebox'\n" : ''}${text}\n${callText(names)}`
}
