import type {
  AirQualityNeed,
  CyclesNeed,
  DataNeed,
  DataNeedKind,
  PairsNeed,
  PercentileRoseNeed,
  PolarPlotNeed,
  RoseNeed,
  StepsNeed,
} from '@airshed/contract'
import { HOUR_MS, MINUTE_MS, rangeLengthMs, shortestStepMs } from '@airshed/domain'
import {
  AIR_QUALITY_NODES_MAX,
  STATISTIC_HOURS_MAX,
  STEP_FIGURES_MAX,
  type AlertLimits,
  type List,
} from '@airshed/schemas'
import {
  listAlertLimits,
  searchAirQuality,
  searchCycles,
  searchMeasurements,
  searchPairs,
  searchPercentileRose,
  searchPolarPlot,
  searchRose,
  searchStatistics,
  searchStepStatistics,
  type CallAnswer,
  type ReadCall,
} from '@airshed/schemas/calls'
import { knownTotal } from '../knownTotal.ts'
import { CACHE_MS, type Queries, type QueryRecipe } from '../queries.ts'
import type { BrokerContext } from './brokerTypes.ts'
import { dataPointIds, requestableIds } from './needIds.ts'
import type { WindowQuestion } from './searchSource.ts'
import { MAX_IDS, rangeWindow, spanOf } from './seriesSpec.ts'

/** A kind that one search of the server answers completely. */
export interface SearchedKind<Need = DataNeed, Question = WindowQuestion> {
  readonly from: 'search'
  readonly call: ReadCall
  /** What there are answers about. */
  idsOf(need: Need): readonly string[]
  /** Needs with an equal question share requests. */
  questionOf(need: Need, context: BrokerContext): Question
  /** The body of the search about these ids. */
  bodyOf(question: Question, ids: readonly string[], nowMs: number): object
  /** The answers by id; without those that may not be read. */
  answersOf(answer: unknown, ids: readonly string[]): Readonly<Record<string, unknown>>
  /** The largest number of ids of a request. */
  mostIds(question: Question, nowMs: number): number
  /** While the page is live, an answer is refetched when it is this old. */
  readonly refreshMs: number
}

/** A kind whose answer is one value, in a cache that the page shares with its screens. */
export interface QueriedKind<Need = DataNeed> {
  readonly from: 'query'
  /** null: there is nothing to ask. */
  recipeOf(queries: Queries, need: Need, slug: string): QueryRecipe<unknown> | null
  /** The part of the data for this value. Default: the value. */
  partOf?(value: unknown): unknown
  /** Its answer has a unit for each value: the call, for readers of °F. */
  readonly call?: ReadCall
}

/** A kind that the page answers from the readings and devices that it holds. */
export interface BuiltKind {
  readonly from: 'page'
  /** The call that these come from, for readers of °F. */
  readonly call?: ReadCall
}

type KindAnswers<Need> = SearchedKind<Need> | QueriedKind<Need> | BuiltKind

const searched = <Need, Question extends WindowQuestion, C extends ReadCall>(
  call: C,
  how: Omit<SearchedKind<Need, Question>, 'from' | 'call' | 'answersOf'> & {
    answersOf(answer: CallAnswer<C>, ids: readonly string[]): Readonly<Record<string, unknown>>
  },
): SearchedKind<Need, Question> => ({
  from: 'search',
  call,
  ...(how as Omit<SearchedKind<Need, Question>, 'from' | 'call'>),
})

/** One answer for each need, which concerns several data points together. */
const searchedEach = <Need, Search extends object>(
  call: ReadCall,
  {
    idOf,
    searchOf,
    refreshMs,
  }: {
    /** The data point under which the answer is held. */
    idOf: (need: Need) => string
    /** What to request about the range of the page. */
    searchOf: (need: Need) => Search
    refreshMs: number
  },
): SearchedKind<Need, WindowQuestion & { search: Search }> => ({
  from: 'search',
  call,
  idsOf: (need) => [idOf(need)],
  questionOf: (need, context) => ({ window: rangeWindow(context), search: searchOf(need) }),
  bodyOf: ({ window, search }, _ids, nowMs) => ({ ...search, ...spanOf(window, nowMs) }),
  answersOf: (answer, [id = '']) => {
    const { data } = answer as { data: unknown }
    return data === null ? {} : { [id]: data }
  },
  mostIds: () => 1,
  refreshMs,
})

const windOf = (need: PercentileRoseNeed | PolarPlotNeed) => ({
  ...optional('basis', need.basis),
  speed_data_point_id: need.speedDataPointId,
  direction_data_point_id: need.directionDataPointId,
  pollutant_data_point_id: need.pollutantDataPointId,
})

/** A field of a search, left out if it is undefined. */
const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }

/**
 * How the answers of each kind of need are obtained. Those that are computed from whole hours are refetched each hour.
 */
const KIND_ANSWERS: {
  readonly [Kind in DataNeedKind]: KindAnswers<Extract<DataNeed, { kind: Kind }>>
} = {
  measurements: { from: 'page', call: searchMeasurements },
  statistics: { from: 'page', call: searchStatistics },
  rose: searchedEach(searchRose, {
    idOf: (need: RoseNeed) => need.speedDataPointId,
    searchOf: (need) => ({
      ...optional('basis', need.basis),
      speed_data_point_id: need.speedDataPointId,
      direction_data_point_id: need.directionDataPointId,
      ...optional('pollutant_data_point_id', need.pollutantDataPointId),
      ...optional('sector_count', need.sectorCount),
      ...optional('speed_breaks', need.speedBreaks),
      ...optional('corrected', need.isCorrected),
    }),
    refreshMs: CACHE_MS,
  }),
  steps: searched(searchStepStatistics, {
    idsOf: (need: StepsNeed) => dataPointIds(need.dataPointIds),
    questionOf: ({ unit, every = 1, timezone, standardTime = false, basis }, context) => ({
      window: rangeWindow(context),
      unit,
      every,
      zone: timezone ?? context.timezone,
      isStandardTime: standardTime,
      ...optional('basis', basis),
    }),
    bodyOf: ({ window, unit, every, zone, isStandardTime, basis }, ids, nowMs) => ({
      data_point_id: ids,
      ...spanOf(window, nowMs),
      unit,
      ...(every === 1 ? {} : { every }),
      timezone: zone,
      ...(isStandardTime ? { standard_time: true } : {}),
      ...optional('basis', basis),
    }),
    answersOf: ({ edges, data }) =>
      Object.fromEntries(Object.entries(data).map(([id, figures]) => [id, { edges, figures }])),
    mostIds({ window, unit, every }) {
      const lengthMs = window.kind === 'span' ? rangeLengthMs(window.range) : window.lengthMs
      const steps = Math.ceil(lengthMs / shortestStepMs({ unit, every })) + 1
      return Math.min(MAX_IDS, Math.floor(STEP_FIGURES_MAX / steps))
    },
    refreshMs: CACHE_MS,
  }),
  cycles: searched(searchCycles, {
    idsOf: (need: CyclesNeed) => dataPointIds(need.dataPointIds),
    // Without a zone: that of each device.
    questionOf: ({ timezone, basis }, context) => ({
      window: rangeWindow(context),
      ...optional('timezone', timezone),
      ...optional('basis', basis),
    }),
    bodyOf: ({ window, ...asked }, ids, nowMs) => ({
      data_point_id: ids,
      ...spanOf(window, nowMs),
      ...asked,
    }),
    answersOf: ({ data }) => data,
    mostIds({ window }, nowMs) {
      const { from, to } = spanOf(window, nowMs)
      const hours = Math.ceil((to - from) / HOUR_MS) + 1
      return Math.min(MAX_IDS, Math.floor(STATISTIC_HOURS_MAX / hours))
    },
    refreshMs: HOUR_MS,
  }),
  airQuality: searched(searchAirQuality, {
    idsOf: (need: AirQualityNeed) => requestableIds(need.nodeIds),
    // As of a time without length, so that pages of all lengths share an answer.
    questionOf: (_need, { isLive, range: { to } }): WindowQuestion => ({
      window: isLive ? { kind: 'sliding', lengthMs: 0 } : { kind: 'span', range: { from: to, to } },
    }),
    // The reader's clock may be wrong: only the server knows the current time.
    bodyOf: ({ window }, ids) => ({
      node_id: ids,
      ...(window.kind === 'span' ? { end: Math.max(0, window.range.to) } : {}),
    }),
    answersOf: ({ data }) => data,
    mostIds: () => AIR_QUALITY_NODES_MAX,
    refreshMs: CACHE_MS,
  }),
  pairs: searchedEach(searchPairs, {
    idOf: (need: PairsNeed) => need.xDataPointId,
    searchOf: ({ xDataPointId, yDataPointId, averagingMs, basis }) => ({
      ...optional('basis', basis),
      x_data_point_id: xDataPointId,
      y_data_point_id: yDataPointId,
      ...(averagingMs === undefined ? {} : { averaging_minutes: averagingMs / MINUTE_MS }),
    }),
    refreshMs: HOUR_MS,
  }),
  percentileRose: searchedEach(searchPercentileRose, {
    idOf: (need: PercentileRoseNeed) => need.speedDataPointId,
    searchOf: (need) => ({
      ...windOf(need),
      ...optional('sector_count', need.sectorCount),
      ...optional('percentiles', need.percentiles),
    }),
    refreshMs: HOUR_MS,
  }),
  polarPlot: searchedEach(searchPolarPlot, {
    idOf: (need: PolarPlotNeed) => need.speedDataPointId,
    searchOf: windOf,
    refreshMs: HOUR_MS,
  }),
  nodes: { from: 'page' },
  status: { from: 'query', recipeOf: (queries, _need, slug) => queries.status(slug) },
  online: {
    from: 'query',
    recipeOf: (queries, { hours }, slug) => queries.online(slug, hours),
  },
  alerts: {
    from: 'query',
    // The server refuses pages beyond the bound; with this total, no widget has a button for one.
    recipeOf: (queries, { page = 1, limit }, slug) =>
      queries.alerts(slug, { page, size: limit, sort: '-urgency', total: 'bounded' }),
    partOf(value) {
      const { data, total } = value as List<unknown>
      return { data, total: knownTotal(total) }
    },
  },
  alertLimits: {
    from: 'query',
    recipeOf(queries, need) {
      const ids = dataPointIds(need.dataPointIds)
      return ids.length === 0 ? null : queries.alertLimits(ids)
    },
    partOf: (value) => (value as AlertLimits).data,
    call: listAlertLimits,
  },
  profiles: { from: 'page' },
}

/** How the answers of a kind are obtained, for any need of that kind. */
export const answersOfKind = (kind: DataNeedKind): SearchedKind | QueriedKind | BuiltKind =>
  KIND_ANSWERS[kind] as SearchedKind | QueriedKind | BuiltKind
