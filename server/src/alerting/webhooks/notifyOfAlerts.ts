import type { Notify } from '../alerts/followAlerts.ts'
import type { ServerContext } from '../../context.ts'
import { notifySubscribers } from '../notifications/notifySubscribers.ts'
import { tellWebhooksOfAlerts } from './tellOfAlerts.ts'

/** Stores notifications of the changes of an alert for people and webhooks, in the transaction of the change. */
export function notifyOfAlerts(context: Pick<ServerContext, 'bus' | 'clock'>): Notify {
  const tellPeople = notifySubscribers(context)
  const tellPrograms = tellWebhooksOfAlerts(context)
  return async (...change) => {
    await tellPeople(...change)
    await tellPrograms(...change)
  }
}
