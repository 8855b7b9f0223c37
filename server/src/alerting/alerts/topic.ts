/** Signals that rules were changed: processes reload which readings alerts follow, and when one is due. */
export const ALERT_RULES_TOPIC = 'alert-rules'

/** Signals that there are changes of alerts that subscribers are to be notified of. */
export const ALERT_NOTICES_TOPIC = 'alert-notices'
