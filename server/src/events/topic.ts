/** Signalled on the bus when events were written. */
export const EVENTS_TOPIC = 'events'
