import { DashboardFile } from '@airshed/schemas'

/**
 * A dashboard as a file, for the validator that reads one.
 *
 * @public imported with `?validator`
 */
export const schema = DashboardFile
