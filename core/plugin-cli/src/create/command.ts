import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { kindNamed, PLUGIN_KINDS, type PluginKind } from '../project/pluginProject.ts'
import { answered } from './answered.ts'
import { packedPackages, registryPackages } from './corePackages.ts'
import { pluginNames } from './names.ts'
import { needsOwnNode } from './ownNode.ts'
import { checkedSpanishTitle, spanishTitleOf } from './spanishTitle.ts'
import { templateFiles } from './template.ts'
import { withPackages } from './withPackages.ts'

const OPTIONS = {
  kind: { type: 'string' },
  publisher: { type: 'string', default: 'acme' },
  packages: { type: 'string' },
  folder: { type: 'string', default: '.' },
  'title-es': { type: 'string' },
} as const

function kindOf(typed: string | undefined, name: string): PluginKind {
  const kind = kindNamed(typed)
  if (kind !== undefined) return kind
  throw new CliError(
    {
      place: '--kind',
      expected: `one of ${PLUGIN_KINDS.join(', ')}`,
      got: typed === undefined ? 'none' : `"${typed}"`,
      cure: `Add for example --kind widget; npm hands on what follows "--": npm create airshed-plugin ${name} -- --kind widget`,
    },
    2,
  )
}

async function requireFree(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [] as string[])
  if (files.length === 0) return
  throw new CliError({
    place: folder,
    expected: 'a folder that is new or empty',
    got: `${files.length} files in it`,
    cure: 'Take another name, or another place with --folder; nothing was written',
  })
}

/** Writes a new plugin: `airshed-plugin create my-gauge --kind widget`. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values, positionals } = readArgs(args, OPTIONS)
  const { publisher } = values
  const names = await answered(
    io,
    positionals[0],
    'Name of the plugin, such as my-gauge: ',
    (name) => pluginNames({ name, publisher }),
  )
  const kind = await answered(io, values.kind, `Kind (${PLUGIN_KINDS.join(', ')}): `, (typed) =>
    kindOf(typed, names.name),
  )
  const typedTitle = values['title-es']
  const spanishTitle =
    typedTitle === undefined ? spanishTitleOf(kind, names) : checkedSpanishTitle(typedTitle)
  const folder = resolve(io.folder, values.folder, names.name)
  await requireFree(folder)
  const packages =
    values.packages === undefined
      ? await registryPackages()
      : await packedPackages(resolve(io.folder, values.packages), folder)
  const bringsNode = needsOwnNode(io)
  const files = withPackages(await templateFiles(kind, names, spanishTitle), packages, {
    bringsNode,
  })
  for (const [path, text] of files) {
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, text)
  }
  const shown = relative(io.folder, folder) || '.'
  io.print(
    [
      `Wrote the ${kind} ${names.publisher}.${names.name} to ${shown} (${files.size} files).`,
      ...(typedTitle === undefined
        ? [
            `In Spanish it is called “${spanishTitle}” until src/manifest.ts gives it a better title.`,
          ]
        : []),
      ...(bringsNode ? ['It brings a Node of its own (190 MB): yours is older than 22.18.'] : []),
      '',
      'Next:',
      `  cd ${shown}`,
      '  npm install',
      '  npm run dev    shows it in Storybook, and in a console that runs on this machine',
      '  npm test       tries it in every state, size, theme and language',
      '',
      'README.md says where what is.',
    ].join('\n'),
  )
  return 0
}
