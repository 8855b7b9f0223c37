// What a screen says of its lists before any of it is drawn: nothing here brings React.

export {
  defineList,
  listParams,
  type ListFilters,
  type ListQuery,
  type ListSchema,
} from './pages/list/state/listSchema.ts'
export { ACCEPTANCE_STATES, JOB_STATES, TOKEN_CAPABILITIES } from '@airshed/schemas'
