import { VIEWS, type ViewId } from './variation.ts'

/** The viewer's choice; the hours of the day if there is none. */
export function viewIn(viewState: Readonly<Record<string, unknown>>): ViewId {
  const { view } = viewState
  return VIEWS.find((one) => one === view) ?? 'hour'
}
