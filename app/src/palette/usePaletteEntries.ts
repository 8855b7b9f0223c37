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
import { useShellEntries } from './useShellEntries.ts'

/** Pause in typing before the server is asked for devices and alerts. */
const SEARCH_WAIT_MS = 250
/** Fewer characters would match nearly everything. */
const SEARCH_MIN = 2

const DEVICE = 'device:'
const ALERT = 'alert:'

export interface PaletteEntries {
  entries: readonly PaletteEntry[]
  /** State of the devices and alerts: the rest is available at once. */
  state: 'ready' | 'loading' | 'failed'
}

/** Commands, dashboards, and the devices and alerts that the server finds for the query. */
export function usePaletteEntries(query: string, recent: readonly RecentEntry[]): PaletteEntries {
  const text = useAppText()
  const { commands: registry } = useAirshed()
  const commands = useCommandList()
  const shell = useShellEntries()
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
    isFetching: isAskingNodes,
    isError: haveNodesFailed,
  } = useQuery({
    ...recipes.nodes({
      search: words,
      size: GROUP_MAX,
      ...(organizationId === undefined ? {} : { organization_id: organizationId }),
    }),
    enabled: isSearching && words.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  })
  const {
    data: alerts,
    isFetching: isAskingAlerts,
    isError: haveAlertsFailed,
  } = useQuery({
    ...recipes.alerts(slug, { search: words, size: GROUP_MAX }),
    enabled: isSearching && words.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  })

  const entries = useMemo(() => {
    const general = text('app.command.general')
    const registered = commands
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
    const listed: PaletteEntry[] = [...shell, ...registered]
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
    const alert = (alertId: string, title: string): PaletteEntry => ({
      id: `${ALERT}${alertId}`,
      title,
      group: text('app.command.alerts'),
      icon: 'notifications',
      run: () => go({ to: 'alert-monitor', alertId }),
    })
    for (const { _id: id, name } of isSearching ? (alerts?.data ?? []) : []) {
      listed.push({ ...alert(id, name), isFound: true })
    }
    if (typed === '') {
      for (const { id, title } of recent) {
        if (id.startsWith(DEVICE)) listed.push(device(id.slice(DEVICE.length), title))
        if (id.startsWith(ALERT)) listed.push(alert(id.slice(ALERT.length), title))
      }
    }
    return listed
  }, [
    text,
    shell,
    commands,
    registry,
    dashboards,
    organization,
    organizations,
    go,
    isSearching,
    nodes,
    alerts,
    typed,
    recent,
  ])

  const isWaiting = isAskingNodes || isAskingAlerts || words !== typed
  const hasFailed = haveNodesFailed || haveAlertsFailed
  const state = !isSearching ? 'ready' : isWaiting ? 'loading' : hasFailed ? 'failed' : 'ready'
  return { entries, state }
}
