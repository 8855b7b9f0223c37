import { PLUGIN_ARCHIVE_TYPE } from '@airshed/schemas'
import type { PersonCalls } from './asPerson.ts'
import { hostileArchive, idOf, typeOf, type HostilePlugin } from './hostilePlugin.ts'

const CITY = 'org_city'
const inCity = `organization_id=${CITY}`

/** Publishes an archive and lets it run. */
export async function install(
  { call }: PersonCalls,
  archive: Uint8Array,
  tier: 'isolated' | 'trusted' = 'isolated',
): Promise<{ id: string; version: string }> {
  const { id, version } = await call<{ id: string; version: string }>(
    'POST',
    `plugins?${inCity}`,
    archive,
    PLUGIN_ARCHIVE_TYPE,
  )
  await call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { state: 'enabled' })
  if (tier === 'trusted') await call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { tier })
  return { id, version }
}

export const trust = ({ call }: PersonCalls, { id, version }: { id: string; version: string }) =>
  call('PUT', `plugins/${id}/versions/${version}?${inCity}`, { tier: 'trusted' })

export const uninstall = (
  { call }: PersonCalls,
  { id, version }: { id: string; version: string },
) => call('DELETE', `plugins/${id}/versions/${version}?${inCity}`)

/** What consoles had to do about a plugin. */
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

/** A dashboard with these widgets in rows of two; resolves to its path. */
export async function dashboardOf(
  { call }: PersonCalls,
  name: string,
  widgets: readonly { type: string; config?: object; configVersion?: number }[],
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
  return `/${CITY}/dashboards/${id}`
}

/** A hostile plugin, installed, on a dashboard beside the text “A good neighbour”. */
export async function hostileDashboard(
  calls: PersonCalls,
  plugin: HostilePlugin,
  tier: 'isolated' | 'trusted' = 'isolated',
) {
  const installed = await install(calls, await hostileArchive(plugin), tier)
  const path = await dashboardOf(calls, `Beside ${plugin.name} ${tier}`, [
    { type: 'TextWidget', config: { markdown: 'A good neighbour' } },
    { type: typeOf(plugin), config: { name: `Hostile ${plugin.name}` } },
  ])
  return { path, installed, id: idOf(plugin) }
}
