import {
  NEED_KINDS,
  NO_DATA,
  type DataNeedKind,
  type Frame,
  type TimeRange,
  type WidgetData,
} from '@airshed/contract'
import { liveWindow } from '@airshed/domain'
import type { DeviceProfile, Node } from '@airshed/schemas'
import { frameOf } from '../frames/frameFrom.ts'
import type { BrokerResult } from './brokerTypes.ts'
import { answersOfKind } from './kindAnswers.ts'
import type { NeedAnswers } from './needAnswers.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { isComplete, type Nodes } from './nodeSource.ts'
import {
  awaitedFigures,
  knownFigures,
  refusedPercentiles,
  type OwnedPoint,
} from './rangeFigures.ts'
import type { SeriesEntry } from './seriesSource.ts'
import type { Slot } from './slot.ts'
import type { Subscription } from './subscription.ts'

/** The sources of an answer. */
export interface ResultSources {
  nodes: Pick<Nodes, 'get'>
  nowMs: number
  /** Until when live readings were known to arrive, ms UTC; null: never yet. */
  liveUntilMs: number | null
}

/** The current answer for one subscriber. */
export function resultOf(subscription: Subscription, sources: ResultSources): BrokerResult {
  const { context } = subscription
  const { nowMs } = sources
  const range = context.isLive ? liveWindow(context.range, nowMs) : context.range
  const slots = slotsOf(subscription, sources)
  const failed = slots.find(({ isHere, slot }) => !isHere && slot.error !== null)
  if (failed?.slot.error != null) {
    return { ...NO_DATA, state: 'error', error: failed.slot.error, range }
  }
  if (slots.some(({ isHere }) => !isHere)) return { ...NO_DATA, state: 'loading', range }
  return { ...dataOf(subscription, range, sources), state: 'ready', range }
}

interface Needed {
  slot: Slot<unknown>
  isHere: boolean
  isLive: boolean
  /** Its age counts: a node that only describes a series does not become outdated. */
  isDated: boolean
}

/** Everything that the answer waits for. */
function slotsOf(subscription: Subscription, { nodes }: ResultSources): Needed[] {
  const needed: Needed[] = []
  for (const { entry, isLive } of entriesOf(subscription)) {
    needed.push({ slot: entry, isHere: entry.value !== null, isLive, isDated: true })
  }
  for (const slot of awaitedFigures(subscription)) {
    needed.push({ slot, isHere: slot.value !== null, isLive: false, isDated: true })
  }
  for (const { group, ids, isAwaited } of subscription.answers) {
    for (const id of isAwaited ? ids : []) {
      const slot = group.entries.get(id)
      if (slot === undefined) continue
      needed.push({ slot, isHere: slot.value !== null, isLive: false, isDated: true })
    }
  }
  const shown = new Set(subscription.nodes.flatMap(({ nodeIds }) => nodeIds))
  for (const nodeId of subscription.nodeIds) {
    const slot = nodes.get(nodeId)
    const isDated = shown.has(nodeId)
    if (slot === undefined) continue
    const isLive = subscription.followedNodeIds.has(nodeId)
    needed.push({ slot, isHere: isComplete(slot), isLive, isDated })
  }
  for (const slot of subscription.fleets) {
    needed.push({ slot, isHere: slot.value !== null, isLive: false, isDated: true })
  }
  return needed
}

function* entriesOf({
  series,
}: Subscription): Generator<{ entry: SeriesEntry; dataPointId: string; isLive: boolean }> {
  for (const { group, dataPointIds } of series) {
    for (const dataPointId of dataPointIds) {
      const entry = group.entries.get(dataPointId)
      if (entry !== undefined) yield { entry, dataPointId, isLive: group.question.isLive }
    }
  }
}

const nodeOf = (nodeId: string | null, { nodes }: Pick<ResultSources, 'nodes'>): Node | null => {
  const value = nodeId === null ? null : (nodes.get(nodeId)?.value ?? null)
  return value === 'unknown' ? null : value
}

/** A data point with its node; null: it is not known, or not yet. */
export function ownedPoint(id: string, sources: Pick<ResultSources, 'nodes'>): OwnedPoint | null {
  const node = nodeOf(nodeIdOf(id), sources)
  const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
  return node === null || dataPoint === undefined ? null : { node, dataPoint }
}

function dataOf(subscription: Subscription, range: TimeRange, sources: ResultSources): WidgetData {
  const named = [...new Set(subscription.nodes.flatMap(({ nodeIds }) => nodeIds))]
  const fleets = subscription.fleets.flatMap(({ value }) => value ?? [])
  const refused = refusedPercentiles(subscription)
  return {
    ...NO_DATA,
    ...answeredParts(subscription.answers),
    frames: framesOf(subscription, sources),
    statistics: knownFigures(subscription, range, sources.nowMs, (id) => ownedPoint(id, sources)),
    ...(refused.length === 0 ? {} : { refusedPercentiles: refused }),
    nodes: [
      ...named.flatMap((id) => nodeOf(id, sources) ?? []),
      ...fleets.flatMap(({ data }) => data).filter(({ node_id: id }) => !named.includes(id)),
    ],
    ...(fleets.some(({ isCut }) => isCut) ? { hasMoreNodes: true } : {}),
    profiles: profilesOf(subscription, sources),
    asOfMs: asOfMs(subscription, sources),
  }
}

/** The parts of the data that the server answers completely, as the shape of each kind says. */
function answeredParts(answers: readonly NeedAnswers[]): Partial<WidgetData> {
  const parts: Record<string, unknown> = {}
  for (const [kind, needs] of Map.groupBy(answers, (one) => one.kind)) {
    const part = partOf(kind, needs)
    if (part !== undefined) parts[NEED_KINDS[kind].answeredIn] = part
  }
  return parts
}

/** undefined: it has not arrived. */
function partOf(kind: DataNeedKind, needs: readonly NeedAnswers[]): unknown {
  switch (NEED_KINDS[kind].shape) {
    case 'each':
      return needs.map(answerOf)
    case 'byId':
      return answersOf(needs)
    default: {
      const how = answersOfKind(kind)
      const value = answerOf(needs.at(-1))
      if (value === null) return undefined
      return how.from === 'query' && how.partOf !== undefined ? how.partOf(value) : value
    }
  }
}

/** Answers by id, each from the first need that names it. */
function answersOf(needs: readonly NeedAnswers[]): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const { group, ids } of needs) {
    for (const id of ids) {
      const value = group.entries.get(id)?.value ?? 'unknown'
      if (value !== 'unknown') found[id] ??= value
    }
  }
  return found
}

/** The answer to a need that has one; null: none, or not yet. */
const answerOf = (need: NeedAnswers | undefined): unknown =>
  need === undefined ? null : (Object.values(answersOf([need]))[0] ?? null)

function framesOf(subscription: Subscription, sources: ResultSources): Frame[] {
  const entries = [...entriesOf(subscription)]
  const withNodeName = new Set(entries.map(({ dataPointId }) => nodeIdOf(dataPointId))).size > 1
  return entries.flatMap(({ entry, dataPointId }) => {
    const owned = ownedPoint(dataPointId, sources)
    if (owned === null || entry.value === null) return []
    const { node, dataPoint } = owned
    const { value, info } = entry
    const kept = subscription.frames.get(value)
    const label = `${node.presentName} ${dataPoint.presentName} ${withNodeName}`
    const isSame =
      kept?.version === value.version && kept.label === label && kept.fault === info?.fault
    if (isSame) return kept.frame
    const frame = frameOf(value.columns(), dataPoint, node, { info, withNodeName })
    subscription.frames.set(value, {
      version: value.version,
      label,
      fault: info?.fault,
      frame,
    })
    return frame
  })
}

function profilesOf(
  { profileNodeIds }: Subscription,
  sources: ResultSources,
): readonly DeviceProfile[] {
  const profiles = (profileNodeIds ?? []).flatMap((id) => nodeOf(id, sources)?.profiles ?? [])
  return [...new Map(profiles.map((profile) => [profile.id, profile])).values()]
}

/** The oldest part of the answer; live readings are current while they arrive. */
function asOfMs(subscription: Subscription, sources: ResultSources): number | null {
  const times = slotsOf(subscription, sources)
    .filter(({ isDated }) => isDated)
    .map(({ slot, isLive }) =>
      Math.max(slot.fetchedAtMs ?? 0, isLive ? (sources.liveUntilMs ?? 0) : 0),
    )
  return times.length === 0 ? null : Math.min(...times)
}
