import { CliError } from '../cli/cliError.ts'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import type { PluginKind } from '../project/pluginProject.ts'
import { readProject } from '../project/readProject.ts'
import { startPluginServer } from './pluginServer.ts'
import { startStorybook } from './startStorybook.ts'

const OPTIONS = {
  port: { type: 'string', default: '4100' },
  server: { type: 'string', default: 'http://localhost:4000' },
  storybook: { type: 'boolean', default: true },
} as const

/** Where to find a plugin of each kind in a console. */
const WHERE: Readonly<Record<PluginKind, string>> = {
  widget: 'open a dashboard, press Add widget: it is offered under More',
  screen: 'it stands in the sidebar',
  'device-form': 'open the settings of a sensor that it is made for',
}

function portOf(typed: string): number {
  const port = Number(typed)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new CliError(
    {
      place: '--port',
      expected: '1–65535',
      got: `"${typed}"`,
      cure: 'Write for example --port 4100',
    },
    2,
  )
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Shows the plugin in this folder in Storybook and in a console, until Ctrl+C. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values } = readArgs(args, OPTIONS)
  const port = portOf(values.port)
  const project = await readProject(io.folder)
  const server = await startPluginServer(project, {
    port,
    onTrouble: (message) =>
      message === null ? io.print('The plugin can be read again.') : io.printError(message),
    onThrown: (words) => io.printError(words),
  })
  const storybook = values.storybook ? await startStorybook(project.folder, io.printError) : null
  const lines = [
    '',
    `${project.name} ${project.version}`,
    '',
    ...(storybook === null ? [] : [`  Storybook  ${storybook.url}  (a moment until it is there)`]),
    `  Console    ${values.server}  ${WHERE[project.kind]}`,
    `  Plugin     http://localhost:${port}/plugin.json`,
    '',
    'Changes are shown as they are saved. Ctrl+C ends it.',
  ]
  for (const line of lines) io.print(line)
  storybook?.ready.then(
    () => io.print(`Storybook is there: ${storybook.url}`),
    () => io.printError('Storybook did not start; the rest goes on.'),
  )
  await untilAborted(io.signal)
  await Promise.all([server.close(), storybook?.stop()])
  return 0
}
