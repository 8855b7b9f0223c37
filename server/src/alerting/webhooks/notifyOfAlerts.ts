import type { Notify } from '../alerts/followAlerts.ts'
import type { ServerContext } from '../../context.ts'
import { notifySubscribers } from '../notifications/notifySubscribers.ts'
import { notifyWebhooksOfAlerts } from './notifyWebhooksOfAlerts.ts'

/** Stores notifications of the changes of an alert for people and webhooks, in the transaction of the change. */
export function notifyOfAlerts(context: Pick<ServerContext, 'bus' | 'clock'>): Notify {
  const notifyPeople = notifySubscribers(context)
  const notifyPrograms = notifyWebhooksOfAlerts(context)
  return async (...change) => {
    await notifyPeople(...change)
    await notifyPrograms(...change)
  }
}
