import type { Permission } from '@airshed/schemas'
import { Type, type TSchema } from 'typebox'

/** A need that is answered from readings. */
export interface ReadingsNeed {
  /**
   * Which values of readings count: `reported` as devices sent them, or `corrected` after the corrections of their data
   * points; those of data points without a correction are the same. Default: as the organization that owns the device
   * chose.
   */
  basis?: 'corrected' | 'reported'
}

/** What a frame may send of {@link ReadingsNeed}, with every kind of need that extends it. */
export const OF_READINGS = {
  basis: Type.Optional(Type.Enum(['corrected', 'reported'], { type: 'string' })),
}

/**
 * The time that an answer is of: the whole range of the page (`range`), the time before its end (`rangeEnd`), readings up
 * to now (`now`), the state of things at present (`present`), or `none`, as it only says how readings are graded.
 */
export type NeedTime = 'range' | 'rangeEnd' | 'now' | 'present' | 'none'

/**
 * Values of an answer that may be temperatures, by their paths: `sectors.*.mean|highest` are the mean and the highest value
 * of each sector.
 */
export interface TemperaturesAt {
  /** The field of the answer that holds their unit; null: the answer is of one data point, which has it. */
  readonly unit: string | null
  /** A list of the answer whose items have unit and values. Default: the answer itself. */
  readonly items?: string
  readonly values: readonly string[]
}

/** A kind of need: everything about it that depends neither on the server nor on how it is shown. */
export interface NeedKind<Need extends { readonly kind: string } = { kind: string }> {
  /** As `data` of a manifest names it. */
  readonly kind: Need['kind']
  /** The part of `WidgetData` that answers it. */
  readonly answeredIn: string
  /**
   * The shape of that part: a list with one answer for `each` need, in their order and null where a data point is not
   * available; answers `byId` of what they are about; `whole`, the answer itself; or `built` by the page from the readings
   * and devices that it has.
   */
  readonly shape: 'each' | 'byId' | 'whole' | 'built'
  /** Without it the server refuses the answer. */
  readonly permission: Permission
  readonly timeOf: (need: Need) => NeedTime
  /** false: a widget is drawn without the answer until it arrives, and if it never does. Default true. */
  readonly isAwaited?: (need: Need) => boolean
  /**
   * What arrives in °C and is shown to a reader of °F in their unit: none, values at these paths, or `own`: converted by a
   * function of its own in `core/data/src/units`.
   */
  readonly temperatures: 'none' | 'own' | TemperaturesAt
  /**
   * The fields besides `kind` as a frame may send them: types as in the interface, with limits on the length of lists. The
   * built console has none of them: its check of messages is compiled before.
   */
  readonly fields: { readonly [Field in Exclude<keyof Need, 'kind'>]-?: TSchema }
}

/** Defines a kind of need. */
export const defineNeed = <Need extends { readonly kind: string }>(
  kind: NeedKind<Need>,
): NeedKind<Need> => kind

/** The schema of a need as a frame may send it. */
export const sentNeedOf = ({ kind, fields }: { kind: string; fields: object }) =>
  Type.Object({ kind: Type.Literal(kind), ...(fields as Record<string, TSchema>) })
