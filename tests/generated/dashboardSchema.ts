import { DashboardFile } from '@airshed/schemas'

/** The JSON Schema of a dashboard file, as published in `docs/dashboard.schema.json`. */
export const dashboardJsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://airshed.dev/dashboard.schema.json',
  title: 'Airshed dashboard',
  ...DashboardFile,
}
