/** Signals that readings are in the store by which alerts were not judged yet. */
export const ALERTS_TOPIC = 'alerts'

/** Signals that rules were changed: processes learn anew which readings alerts follow, and when one is due. */
export const ALERT_RULES_TOPIC = 'alert-rules'

/** Signals that there are changes of alerts of which subscribers are to be told. */
export const ALERT_NOTICES_TOPIC = 'alert-notices'
