import { createRegistry, readParam } from '@airshed/contract'
import { createBroker, type Clock, type LiveChannel } from '@airshed/data'
import { useLoadedPage } from '@airshed/host'
import { AirshedProvider, type AirshedValue } from '@airshed/kit/provider'
import { builtInScreen, builtInWidget } from '@airshed/plugins'
import { createTestAirshed } from '@airshed/testing'
import { applyTheme } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { FleetServer } from './fleetServer.ts'

const PLUGINS = [
  'ChartWidget',
  'ChartTableWidget',
  'HeatmapWidget',
  'NodeWidget',
  'RecentAlertsWidget',
  'TableWidget',
  'TotalDevicesOnlinePieChartWidget',
  'WindRoseWidget',
].map(builtInWidget)
const DASHBOARD = builtInScreen('airshed.dashboard')

/** Part of the path that names the dashboard. */
const DASHBOARD_PATH = /\/dashboards\/([^/?]+)/

export interface DashboardStageOptions {
  server: FleetServer
  live: LiveChannel
  clock: Clock
  /** Texts of the address: `id`, and for a wall `kiosk`, `every` and `dashboards`. */
  params: Readonly<Record<string, string>>
}

export interface DashboardStage {
  /** Failures so far, each with its place. */
  problems(): readonly string[]
  close(): void
}

/** The real dashboard page as the console draws it, on an in-memory server. */
export function openDashboardStage(
  host: HTMLElement,
  { server, live, clock, params }: DashboardStageOptions,
): DashboardStage {
  const { api } = server
  const { value: base, queryClient } = createTestAirshed({ clock })
  const broker = createBroker({ api, live, queryClient, clock })
  const problems: string[] = []
  const root = createRoot(host)
  const draw = (shown: DashboardStageOptions['params']): void =>
    root.render(
      <AirshedProvider value={value} queryClient={queryClient}>
        <Suspense fallback={null}>
          <LoadedDashboard params={shown} />
        </Suspense>
      </AirshedProvider>,
    )
  const value: AirshedValue = {
    ...base,
    api,
    broker,
    live,
    clock,
    registry: createRegistry(PLUGINS),
    kiosk: { isKiosk: params['kiosk'] !== undefined, leave: () => undefined },
    telemetry: {
      ...base.telemetry,
      error: (error, where) => {
        problems.push(`${where}: ${String(error)}`)
      },
    },
    navigate(path) {
      const [, id] = DASHBOARD_PATH.exec(path) ?? []
      if (id !== undefined) draw({ ...params, id: decodeURIComponent(id) })
    },
  }
  applyTheme('light')
  draw(params)
  return {
    problems: () => problems,
    close() {
      root.unmount()
      broker.close()
      queryClient.clear()
    },
  }
}

/** The parameters of the page as the console reads them from an address. */
function readParams(texts: DashboardStageOptions['params']): Record<string, unknown> {
  const { properties } = DASHBOARD.pages['main']!.params as unknown as {
    properties: Record<string, object>
  }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      texts[name] === undefined ? [] : [[name, readParam(texts[name], schema)]],
    ),
  )
}

function LoadedDashboard({ params }: { params: DashboardStageOptions['params'] }) {
  const { Component, intl } = useLoadedPage(DASHBOARD, DASHBOARD.pages['main']!)
  return (
    <Component
      params={readParams(params) as never}
      setParams={() => undefined}
      slug="org_city"
      theme="light"
      intl={intl}
    />
  )
}
