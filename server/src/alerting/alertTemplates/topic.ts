/** Signals that the alerts of a template are to be created, changed or deleted. */
export const ALERT_TEMPLATES_TOPIC = 'alert-templates'
