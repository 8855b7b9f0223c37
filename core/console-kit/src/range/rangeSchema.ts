import { Type } from 'typebox'

const word = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }))

/** The parameters of a page for its time range, see `usePageRange`. */
export const RANGE_PARAMS = {
  last: word('Length of the window that ends now, such as 3h'),
  refresh: word('How often such a window moves on where it is not live: 1m, 5m or 15m'),
  from: word('Start of a window that stands still, ms UTC or ISO 8601'),
  to: word('End of a window that stands still, ms UTC or ISO 8601'),
  unzoom: word('The window that this one was zoomed in from: a length, or two times'),
}
