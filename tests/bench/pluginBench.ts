import { createAuthor } from '../e2e/plugins/author.ts'
import { freePort } from '../suites/serverProcess.ts'
import type { Figure } from './figure.ts'
import { authoringFigures } from './plugins/authoring.ts'
import { installFigures } from './plugins/installing.ts'
import { isolationFigures } from './plugins/isolation.ts'
import { manyFigures } from './plugins/many.ts'
import { packCharts } from './plugins/packedCharts.ts'
import { startPluginConsole } from './plugins/pluginConsole.ts'

const CHARTS = ['isolated', 'trusted', 'many', 'installed'] as const

/** What plugins cost those who write, install and look at them, in a running console. */
export async function pluginBench(): Promise<Figure[]> {
  const port = await freePort()
  const [isolated, trusted, many, installed] = await packCharts(CHARTS)
  const console = await startPluginConsole(`http://localhost:${port}`)
  try {
    const figures = [
      ...(await isolationFigures(console, { isolated: isolated!, trusted: trusted! })),
      ...(await manyFigures(console, many!)),
      ...(await installFigures(console, installed!)),
    ]
    const author = await createAuthor()
    try {
      return [...(await authoringFigures(author, console, port)), ...figures]
    } finally {
      await author.leave()
    }
  } finally {
    await console.close()
  }
}
