import { Type, type Static } from '@airshed/kit/define'

/** Nothing can be set: the page size is the viewer's choice, not the widget's. */
export const config = Type.Object({}, { additionalProperties: false })
export type RecentAlertsConfig = Static<typeof config>
