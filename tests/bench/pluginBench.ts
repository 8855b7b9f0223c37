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

/** The figures of one part; a failure is reported and the other parts continue. */
async function part(name: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await measure()
  } catch (error) {
    console.error(error)
    const measured = String(error).split('\n')[0] ?? ''
    return [
      { name, measured, ratio: Number.NaN, bound: 'that it can be measured', isWithin: false },
    ]
  }
}

/** What plugins cost their authors, administrators and viewers, in a running console. */
export async function pluginBench(): Promise<Figure[]> {
  const port = await freePort()
  const [isolated, trusted, many, installed] = await packCharts(CHARTS)
  const pluginConsole = await startPluginConsole(`http://localhost:${port}`)
  try {
    const author = await createAuthor()
    const authoring = await part('writing a widget', () =>
      authoringFigures(author, pluginConsole, port),
    ).finally(() => author.leave())
    return [
      ...authoring,
      ...(await part('installing', () => installFigures(pluginConsole, installed!))),
      ...(await part('one isolated chart', () =>
        isolationFigures(pluginConsole, { isolated: isolated!, trusted: trusted! }),
      )),
      ...(await part('many isolated charts', () => manyFigures(pluginConsole, many!))),
    ]
  } finally {
    await pluginConsole.close()
  }
}
