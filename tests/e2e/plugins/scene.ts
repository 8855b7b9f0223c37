import { PLUGIN_ARCHIVE_TYPE } from '@airshed/schemas'
import type { PersonCalls } from './asPerson.ts'
import { hostileArchive, idOf, typeOf, type HostilePlugin } from './hostilePlugin.ts'

const CITY = 'org_city'
const inCity = `organization_id=${CITY}`

/** Registers a step for the end of a journey. */
export type Afterwards = (step: () => Promise<unknown>) => void

interface InstallOptions {
  /** Default: isolated. */
  tier?: 'isolated' | 'trusted'
  /** Receives the step that removes the plugin. Default: it stays. */
  afterwards?: Afterwards
}

/** Publishes and enables an archive. */
export async function install(
  { call }: PersonCalls,
  archive: Uint8Array,
  { tier = 'isolated', afterwards }: InstallOptions = {},
): Promise<{ id: string; version: string }> {
  const { id, version } = await call<{ id: string; version: string }>(
    'POST',
    `plugins?${inCity}`,
    archive,
    PLUGIN_ARCHIVE_TYPE,
  )
  afterwards?.(() => call('DELETE', `plugins/${id}/versions/${version}?${inCity}`))
  await call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { state: 'enabled' })
  if (tier === 'trusted') await call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { tier })
  return { id, version }
}

export const trust = ({ call }: PersonCalls, { id, version }: { id: string; version: string }) =>
  call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { tier: 'trusted' })

/** What consoles reported about a plugin. */
export async function eventsOf({ call }: PersonCalls, id: string): Promise<string[]> {
  const { data } = await call<{ data: { kind: string; detail: string }[] }>(
    'GET',
    `plugins/${id}/events?${inCity}`,
  )
  return data.map(({ kind, detail }) => `${kind}: ${detail}`)
}

const RECT = { w: 4, h: 3 }
const at = (x: number, y: number) => {
  const rect = { x, y, ...RECT }
  return { xl: rect, lg: rect, md: rect, sm: { ...rect, x: 0 }, xs: { ...rect, x: 0 } }
}

/** A dashboard with these widgets, two per row, until `afterwards`; resolves to its path. */
export async function dashboardOf(
  { call }: PersonCalls,
  name: string,
  widgets: readonly { type: string; config?: object; configVersion?: number }[],
  afterwards: Afterwards,
): Promise<string> {
  const { id } = await call<{ id: string }>('POST', 'dashboards', {
    name,
    organization_id: CITY,
    configuration: {
      widgets: widgets.map(({ type, config = {}, configVersion = 1 }, index) => ({
        id: `w${index}`,
        type,
        configVersion,
        config,
        layout: at((index % 2) * 4, Math.floor(index / 2) * 3),
      })),
    },
  })
  afterwards(() => call('DELETE', `dashboards/${id}`))
  return `/${CITY}/dashboards/${id}`
}

/** A hostile plugin on a dashboard next to the text “A good neighbour”, both until `afterwards`. */
export async function hostileDashboard(
  calls: PersonCalls,
  plugin: HostilePlugin,
  { tier = 'isolated', afterwards }: Required<Pick<InstallOptions, 'afterwards'>> & InstallOptions,
) {
  await install(calls, await hostileArchive(plugin), { tier, afterwards })
  const widgets = [
    { type: 'TextWidget', config: { markdown: 'A good neighbour' } },
    { type: typeOf(plugin), config: { name: `Hostile ${plugin.name}` } },
  ]
  const path = await dashboardOf(calls, `Beside ${plugin.name} ${tier}`, widgets, afterwards)
  return { path, id: idOf(plugin) }
}
