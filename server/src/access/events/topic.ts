/** Bus signal that events were written. */
export const EVENTS_TOPIC = 'events'
