// The definition of a screen's lists, without rendering: nothing here imports React.

export {
  defineList,
  listParams,
  type ListFilters,
  type ListQuery,
  type ListSchema,
} from './pages/list/state/listSchema.ts'
export { RANGE_PARAMS } from './range/rangeSchema.ts'
export * from '@airshed/schemas'
