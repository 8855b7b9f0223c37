import type { Notify } from '../alerts/followAlerts.ts'
import type { ServerContext } from '../context.ts'
import { notifySubscribers } from '../notifications/notifySubscribers.ts'
import { tellWebhooksOfAlerts } from './tellOfAlerts.ts'

/** Writes down everybody who is told of the changes of an alert, people and programs, in the transaction of the change. */
export function notifyOfAlerts(context: Pick<ServerContext, 'bus' | 'clock'>): Notify {
  const tellPeople = notifySubscribers(context)
  const tellPrograms = tellWebhooksOfAlerts(context)
  return async (...change) => {
    await tellPeople(...change)
    await tellPrograms(...change)
  }
}
