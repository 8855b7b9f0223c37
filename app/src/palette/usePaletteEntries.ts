import { useCommandList, useQueryRecipes } from '@airshed/console-kit'
import { organizationIdOf } from '@airshed/data'
import { useNavigation, useSession } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppText } from '../messages/appMessages.ts'
import { GROUP_MAX, type PaletteEntry } from './entries.ts'
import type { RecentEntry } from './recentEntries.ts'
import { useDebounced } from './useDebounced.ts'

/** Pause in typing before the server is asked for devices. */
const SEARCH_WAIT_MS = 250
/** Fewer characters would match nearly all devices. */
const SEARCH_MIN = 2

const DEVICE = 'device:'

export interface PaletteEntries {
  entries: readonly PaletteEntry[]
  /** State of the devices: the rest is available at once. */
  state: 'ready' | 'loading' | 'failed'
}

/** Commands, dashboards, and the devices that the server finds for the query. */
export function usePaletteEntries(query: string, recent: readonly RecentEntry[]): PaletteEntries {
  const text = useAppText()
  const { commands: registry } = useAirshed()
  const commands = useCommandList()
  const { slug, can, organization, organizations } = useSession()
  const { go } = useNavigation()
  const recipes = useQueryRecipes()

  const { data: dashboards } = useQuery({
    ...recipes.dashboards(slug),
    enabled: can('read_reports'),
  })
  const typed = query.trim()
  const words = useDebounced(typed, SEARCH_WAIT_MS)
  const isSearching = typed.length >= SEARCH_MIN && can('read_devices')
  const organizationId = organizationIdOf(slug)
  const {
    data: nodes,
    isFetching,
    isError,
  } = useQuery({
    ...recipes.nodes({
      search: words,
      size: GROUP_MAX,
      ...(organizationId === undefined ? {} : { organization_id: organizationId }),
    }),
    enabled: isSearching && words.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  })

  const entries = useMemo(() => {
    const general = text('app.command.general')
    const listed: PaletteEntry[] = commands
      .filter(({ id }) => id !== 'palette')
      .map(({ id, title, group, icon, keys, keywords }) => ({
        id: `command:${id}`,
        title,
        group: group ?? general,
        icon: icon ?? 'key-command',
        keys,
        keywords,
        run: () => registry.run(id),
      }))
    for (const { id, name, description, organization_id: ownerId } of dashboards?.data ?? []) {
      // Dashboards of several organizations may have the same name.
      const owner = organization === null ? organizations.find((one) => one.id === ownerId) : null
      listed.push({
        id: `dashboard:${id}`,
        title: name,
        group: text('app.command.dashboards'),
        icon: 'dashboard',
        keywords: description,
        note: owner?.name,
        run: () => go({ to: 'dashboard', dashboardId: id }),
      })
    }
    const device = (nodeId: string, title: string): PaletteEntry => ({
      id: `${DEVICE}${nodeId}`,
      title,
      group: text('app.command.devices'),
      icon: 'satellite',
      run: () => go({ to: 'device-monitor', nodeId }),
    })
    const found = isSearching ? (nodes?.data ?? []) : []
    for (const { node_id: nodeId, presentName, serial } of found) {
      const note = serial === presentName ? undefined : serial
      listed.push({ ...device(nodeId, presentName), note, isFound: true })
    }
    if (typed === '') {
      for (const { id, title } of recent) {
        if (id.startsWith(DEVICE)) listed.push(device(id.slice(DEVICE.length), title))
      }
    }
    return listed
  }, [
    text,
    commands,
    registry,
    dashboards,
    organization,
    organizations,
    go,
    isSearching,
    nodes,
    typed,
    recent,
  ])

  const isWaiting = isFetching || words !== typed
  const state = !isSearching ? 'ready' : isWaiting ? 'loading' : isError ? 'failed' : 'ready'
  return { entries, state }
}
