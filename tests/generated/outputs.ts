import { manifestJsonSchema } from '@airshed/contract/manifest'
import { kitNames } from './api/apiList.ts'
import { contractsPage } from './contracts/contractsPage.ts'
import { dashboardJsonSchema } from './dashboardSchema.ts'
import { errorsPage } from './errorsPage.ts'

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
  ...kitNames().files,
  { path: 'docs/errors.md', text: errorsPage() },
  { path: 'docs/plugins/contracts.md', text: contractsPage() },
  { path: 'docs/dashboard.schema.json', text: jsonText(dashboardJsonSchema) },
]
