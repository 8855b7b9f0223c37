import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Files by their path from the root of the sources, with their text. */
export type Sources = ReadonlyMap<string, string>

/** Room → the rooms that its files import from. */
export type RoomGraph = Map<string, Set<string>>

const IMPORT = /^(?:import|export)\b[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm
const OF_TESTS = /\.(test|fixture)\.ts$|(^|\/)(testsupport|testing)\//

/** The sources below a folder that run in a server, without tests and their support files. */
export function readSources(root: string): Sources {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !OF_TESTS.test(file))
  return new Map(files.map((file) => [file, readFileSync(posix.join(root, file), 'utf8')]))
}

/**
 * The districts of the server from the ground up: each imports from those before it, and the context of calls stands
 * between what a server is made of and what it does.
 */
export const DISTRICTS = [
  'base',
  'storage',
  'web',
  'messages',
  'context.ts',
  'access',
  'dashboards',
  'fleet',
  'alerting',
  'people',
  'front',
  'server.ts',
] as const

/** The first-level folder or file. */
export const districtOf = (file: string): string => file.split('/')[0] ?? file

/**
 * The folders of alerting from the ground up, each with its calls: an alert is known without the messages about it, and a
 * webhook comes after both.
 */
export const ALERTING_FOLDERS = [
  'alerts',
  'maintenanceWindows',
  'alertTemplates',
  'notificationChannels',
  'notifications',
  'webhooks',
] as const

/** A folder of a district with all that is in it, or a file outside of one. */
export const folderOf = (file: string): string => {
  const [district = '', folder = '', ...deeper] = file.split('/')
  return deeper.length > 0 ? `${district}/${folder}` : file
}

/** A folder of a district, its calls, which are a room of their own above it, or a file outside of both. */
export function roomOf(file: string): string {
  const [district = '', room, third, ...deeper] = file.split('/')
  if (room === undefined || third === undefined) return file
  return third === 'calls' && deeper.length > 0
    ? `${district}/${room}/calls`
    : `${district}/${room}`
}

/** Which room imports from which, types included. @param placeOf the room of a file, or a larger part */
export function roomGraph(sources: Sources, placeOf = roomOf): RoomGraph {
  const graph: RoomGraph = new Map()
  for (const [file, text] of sources) {
    const room = placeOf(file)
    const imported = graph.get(room) ?? new Set()
    graph.set(room, imported)
    for (const [, from, bare] of text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(file), from ?? bare ?? '')
      const isOutside = target.startsWith('../') || target === '..'
      if (!isOutside && !OF_TESTS.test(target) && placeOf(target) !== room)
        imported.add(placeOf(target))
    }
  }
  return graph
}

/** Import cycles: groups of rooms that reach each other, each sorted; empty if there are none. */
export function circlesOf(graph: RoomGraph): string[][] {
  const reach = new Map([...graph.keys()].map((room) => [room, reachedFrom(graph, room)]))
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) ?? false
  const circles = new Map<string, string[]>()
  for (const room of graph.keys()) {
    if (!reaches(room, room)) continue
    const group = [...graph.keys()].filter((other) => reaches(room, other) && reaches(other, room))
    circles.set(group.toSorted().join(' '), group.toSorted())
  }
  return [...circles.values()]
}

function reachedFrom(graph: RoomGraph, start: string): Set<string> {
  const reached = new Set<string>()
  const next = [...(graph.get(start) ?? [])]
  for (let room = next.pop(); room !== undefined; room = next.pop()) {
    if (reached.has(room)) continue
    reached.add(room)
    next.push(...(graph.get(room) ?? []))
  }
  return reached
}
