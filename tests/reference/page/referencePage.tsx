import { createApiClient, createBroker, createQueryClient, type Clock } from '@airshed/data'
import { createWidgetPage, WidgetHost, WidgetPageProvider, type WidgetPage } from '@airshed/host'
import { builtInWidget } from '@airshed/plugins'
import {
  createFakeStream,
  createTestAirshed,
  drawPage,
  organization,
  savedWidget,
  user,
  type DrawnPage,
} from '@airshed/testing'
import { PERMISSIONS } from '@airshed/schemas'
import type { ReactNode } from 'react'
import { commands } from 'vitest/browser'
import { NOW_MS, PAGE_DEVICES, PAGE_SEED } from '../devices.ts'
import { randomSeries } from '../evaluator/randomSeries.ts'
import { KINDS, type Kind, type Series } from '../evaluator/readings.ts'
import type { ReferenceAnswer, ReferenceCall } from './servedReference.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    askReference: (call: ReferenceCall) => Promise<ReferenceAnswer>
    closeReference: () => Promise<void>
  }
}

const BASE_URL = '/v2'
const CITY = 'city'
const clock: Clock = { now: () => NOW_MS }

/** A data point of the running server, with the data it is derived from. */
export interface PagePoint {
  id: string
  nodeId: string
  path: string
  kind: Kind
  zone: string
  seed: number
  series: Series
}

/** Regenerated from their seeds: the readings that the server got. */
export const PAGE_POINTS: readonly PagePoint[] = pagePoints()

function pagePoints(): PagePoint[] {
  const points: PagePoint[] = []
  for (const plan of PAGE_DEVICES) {
    const { serial, zone } = plan
    for (const [at, point] of (plan.points ?? KINDS.map((kind) => ({ kind }))).entries()) {
      const seed = PAGE_SEED + points.length
      points.push({
        id: `${serial}.0.0.0/raw:${at}`,
        nodeId: `${serial}:0`,
        path: `raw:${at}`,
        kind: point.kind,
        zone,
        seed,
        series: randomSeries({ seed, to: NOW_MS, ...plan, ...point }),
      })
    }
  }
  return points
}

export const pointsOf = (nodeId: string): readonly PagePoint[] =>
  PAGE_POINTS.filter((point) => point.nodeId === nodeId)

const fetchFromServer = (async (url: string, { method, body }: RequestInit = {}) => {
  const answer = await commands.askReference({
    method: method === 'GET' ? 'GET' : 'POST',
    path: url,
    body: typeof body === 'string' ? body : null,
  })
  const headers = { 'content-type': answer.type }
  return new Response(answer.body, { status: answer.status, headers })
}) as typeof globalThis.fetch

/** A widget of a page, as stored in its dashboard. */
export interface PageWidget {
  type: string
  config: object
}

/** A rendered page, with the state that its widgets share. */
export interface ReferencePage extends DrawnPage {
  widgetPage: WidgetPage
  /** Renders the widgets again, with something beside them. */
  drawWith(beside: ReactNode): Promise<void>
}

/** Renders widgets as a dashboard does, through the broker, with responses of the running server. */
export async function drawReferencePage(
  widgets: readonly PageWidget[],
  range: { from: number; to: number },
): Promise<ReferencePage> {
  const queryClient = createQueryClient()
  const api = createApiClient({
    baseUrl: BASE_URL,
    tokens: {
      current: () => ({ accessToken: 'reader', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    fetch: fetchFromServer,
    clock,
    onSessionExpired: () => undefined,
  })
  const plugins = [...new Set(widgets.map(({ type }) => type))].map(builtInWidget)
  const broker = createBroker({ api, live: createFakeStream(), queryClient, clock })
  const airshed = createTestAirshed({
    plugins,
    broker,
    clock,
    slug: CITY,
    organizations: [organization(CITY)],
    user: user({ permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, [CITY]])) }),
  })
  const widgetPage = createWidgetPage()
  const view = (beside: ReactNode) => (
    <WidgetPageProvider page={widgetPage}>
      {beside}
      {widgets.map(({ type, config }, place) => (
        <div key={type} style={{ width: 1100, height: 460, display: 'grid' }}>
          <WidgetHost
            widget={savedWidget(type, config, {
              id: type,
              configVersion: plugins[place]?.manifest.configVersion ?? 1,
            })}
            range={range}
            isLive={false}
          />
        </div>
      ))}
    </WidgetPageProvider>
  )
  const page = await drawPage(airshed, view(null))
  return { ...page, widgetPage, drawWith: (beside) => page.redraw(view(beside)) }
}
