const PREFIX = 'provisioned_'
const EXTENSION = '.json'

/** The id of the dashboard provisioned from a file: `provisioned_city` for `city.json`. */
export const dashboardIdOf = (file: string): string =>
  PREFIX + (file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : file)

/** The file of such an id. */
export const fileOfDashboard = (id: string): string => id.slice(PREFIX.length) + EXTENSION
