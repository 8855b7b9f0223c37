import { organizationIdOf } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import type { List } from '@airshed/schemas'
import { callName, type CallAnswer, type CallInput, type ReadCall } from '@airshed/schemas/calls'
import type { TSchema } from 'typebox'
import type { ListQuery } from '../state/listSchema.ts'
import type { ListRows } from './listRows.ts'
import { useListRows, type ListRequest } from './useListRows.ts'

/** A GET call with a query made by `ListQuery` and a response made by `ListOf`. */
export type ListCall = ReadCall & { method: 'GET'; query: TSchema }

/** A row in the response of a list call. */
export type RowOf<C extends ListCall> = CallAnswer<C> extends { data: (infer Row)[] } ? Row : never

export interface CallRowsOptions<C extends ListCall> {
  /** Parameters of the path, such as the id of a device. Default none. */
  params?: Readonly<Record<string, string>>
  /** Further query parameters besides search, filters, sort and organization. `total` is `bounded` otherwise. */
  ask?: Partial<NonNullable<CallInput<C>['query']>>
  /** The same for a file, which may need more of each row. Default: `ask`. */
  askForFile?: Partial<NonNullable<CallInput<C>['query']>>
  /** Rows per request, default 50. */
  size?: number
  /** Default true. */
  enabled?: boolean
  /** Refetch interval of the loaded rows in ms, see `useListRows`. Default never. */
  askAgainMs?: (rows: readonly RowOf<C>[]) => number | false
}

/**
 * The rows of a list call as the user searched, filtered and sorted them, in the organization of
 * the page if the call supports organizations. They are refetched after each change of their
 * entity.
 *
 * @param query of the list: its filters and sorts are named as in the call
 */
export function useCallRows<C extends ListCall, Filters extends object>(
  call: C,
  query: ListQuery<Filters>,
  options: CallRowsOptions<C> = {},
): ListRows<RowOf<C>> {
  const { params, ask, askForFile = ask, size = 50, enabled = true, askAgainMs } = options
  const { api, session } = useAirshed()
  const { properties } = call.query as { properties?: object }
  const organizationId =
    'organization_id' in (properties ?? {}) ? organizationIdOf(session.slug) : undefined
  const loadWith =
    (more: typeof ask) =>
    async (
      { search, filters, cursor, sort }: ListRequest<Filters>,
      signal: AbortSignal,
    ): Promise<List<RowOf<C>>> => {
      const asked = {
        ...(organizationId === undefined ? {} : { organization_id: organizationId }),
        ...filters,
        total: 'bounded',
        ...more,
        ...(search === '' ? {} : { search }),
        ...(cursor === null ? {} : { cursor }),
        sort,
        size,
      }
      const make = api.call as (call: C, input: object, options: object) => Promise<unknown>
      return (await make(call, { ...(params && { params }), query: asked }, { signal })) as List<
        RowOf<C>
      >
    }
  return useListRows<RowOf<C>, Filters>({
    queryKey: [call.entity, callName(call), { organizationId, params, ask, size }],
    query,
    enabled,
    ...(askAgainMs === undefined ? {} : { askAgainMs }),
    load: loadWith(ask),
    loadForFile: loadWith(askForFile),
  })
}
