import type { Browser, Page } from 'playwright'
import { asPerson, type PersonCalls } from '../../e2e/plugins/asPerson.ts'
import { openSession, type Session } from '../../e2e/session.ts'
import { startServer, temporaryFolder } from '../../suites/serverProcess.ts'
import { openBrowser } from '../builtPage.ts'
import { createBenchDevice, POINTS, type BenchDevice } from './benchDevice.ts'
import { watchPaints, type Paints } from './paints.ts'

const KEY = 'bench-key-0123456789'
const CITY = 'org_city'
const COLUMNS = { xl: 16, lg: 12, md: 8, sm: 4, xs: 4 } as const
/** Half of a token's ten minutes. */
const TOKEN_MS = 300_000
const WINDOW = { width: 1440, height: 900 }

/** A running demo console, a signed-in administrator, and a device at 1 Hz. */
export interface PluginConsole {
  url: string
  calls: PersonCalls
  device: BenchDevice
  paints: Paints
  /** An empty page, signed in. */
  openPage(): Promise<Page>
  /** A dashboard of widgets of this size over the device's readings. @returns its address */
  dashboard(
    name: string,
    widgets: readonly { type: string; config: object }[],
    size?: { w: number; h: number },
  ): Promise<string>
  close(): Promise<void>
}

function layoutAt(index: number, { w, h }: { w: number; h: number }) {
  const at = (columns: number) => {
    const width = Math.min(w, columns)
    const perRow = Math.floor(columns / width)
    return { x: (index % perRow) * width, y: Math.floor(index / perRow) * h, w: width, h }
  }
  const { xl, lg, md, sm, xs } = COLUMNS
  return { xl: at(xl), lg: at(lg), md: at(md), sm: at(sm), xs: at(xs) }
}

/** API calls as an administrator; the token is renewed before it expires. */
async function callsOf(url: string, session: Session): Promise<PersonCalls> {
  let [calls, takenMs] = [await asPerson(url, session), Date.now()]
  return {
    async call(...request) {
      if (Date.now() - takenMs > TOKEN_MS) {
        calls = await asPerson(url, session)
        takenMs = Date.now()
      }
      return calls.call(...request)
    },
  }
}

/** @param developmentOrigin where the server looks for a plugin under development */
export async function startPluginConsole(developmentOrigin: string): Promise<PluginConsole> {
  const folder = temporaryFolder()
  const { url, stop } = await startServer({
    AIRSHED_DATA: folder.path,
    AIRSHED_INGEST_KEY: KEY,
    AIRSHED_PLUGIN_DEV: developmentOrigin,
  })
  let browser: Browser | null = null
  const close = async (): Promise<void> => {
    await browser?.close()
    await stop()
    folder.remove()
  }
  try {
    // A spare process for the next page would count as one of a widget.
    browser = await openBrowser({ args: ['--disable-features=SpareRendererForSitePerProcess'] })
    const context = await browser.newContext({ baseURL: url, viewport: WINDOW, locale: 'en-US' })
    const session = await openSession(url, 'Admin')
    await session.lendTo(context)
    const calls = await callsOf(url, session)
    const paints = await watchPaints(context)
    const device = await createBenchDevice(url, KEY, calls)
    return {
      url,
      calls,
      device,
      paints,
      close,
      openPage: () => context.newPage(),
      async dashboard(name, widgets, size = { w: 4, h: 3 }) {
        const { id } = await calls.call<{ id: string }>('POST', 'dashboards', {
          name,
          organization_id: CITY,
          configuration: {
            widgets: widgets.map(({ type, config }, index) => ({
              id: `w${index}`,
              type,
              configVersion: 1,
              config,
              layout: layoutAt(index, size),
            })),
          },
        })
        const to = Date.now()
        const range = { timezone: 'UTC', from: to - POINTS * 1000, to, is_pinned: true }
        await calls.call('PUT', `dashboards/${id}/range`, range)
        return `${url}/${CITY}/dashboards/${id}`
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Settings of a chart of the device. */
export const chartConfig = ({ nodeId, dataPointIds }: BenchDevice, name: string): object => ({
  name,
  node_id: [nodeId],
  selected_data_point_ids: dataPointIds,
})
