import { manifestJsonSchema } from '@airshed/contract/manifest'
import { PluginCatalogue } from '@airshed/plugin-archive'
import { kitNames } from './api/apiList.ts'
import { contractsPage } from './contracts/contractsPage.ts'
import { dashboardJsonSchema } from './dashboardSchema.ts'
import { errorsPage } from './errorsPage.ts'
import { formExamplesPage } from './formExamplesPage.ts'
import { kitPage } from './kit/kitPage.ts'
import { iconNamesModule } from './look/iconNames.ts'
import { lookPage } from './look/lookPage.ts'
import { parametersPage } from './parametersPage.ts'
import { settingsPage } from './settingsPage.ts'
import { webhookEventsPage } from './webhooks/webhookEventsPage.ts'

/** A file that is made from another one. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  path: string
  text: string
}

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** Every generated file. */
export const generatedFiles = (): readonly GeneratedFile[] => [
  { path: 'docs/manifest.schema.json', text: jsonText(manifestJsonSchema) },
  { path: 'docs/plugin-catalogue.schema.json', text: jsonText(PluginCatalogue) },
  ...kitNames().files,
  { path: 'docs/errors.md', text: errorsPage() },
  { path: 'docs/settings.md', text: settingsPage() },
  { path: 'docs/webhook-events.md', text: webhookEventsPage() },
  { path: 'docs/plugins/contracts.md', text: contractsPage() },
  { path: 'docs/plugins/kit.md', text: kitPage() },
  { path: 'docs/plugins/form-examples.md', text: formExamplesPage() },
  { path: 'docs/plugins/look.md', text: lookPage() },
  { path: 'docs/plugins/parameters.md', text: parametersPage() },
  { path: 'core/plugin-cli/src/generated/iconNames.ts', text: iconNamesModule() },
  { path: 'docs/dashboard.schema.json', text: jsonText(dashboardJsonSchema) },
]
