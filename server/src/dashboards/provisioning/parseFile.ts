import { compiledLater, describeValue, issuesOf } from '@airshed/contract'
import { plainNames } from '@airshed/domain'
import { ProvisionedDashboardFile, type Issue } from '@airshed/schemas'
import { unstorableIssues } from '../../access/input/storableInput.ts'
import type { Fault } from './fault.ts'
import type { FoundFile } from './readFolder.ts'

export type Parsed =
  | { readonly content: ProvisionedDashboardFile }
  | { readonly faults: readonly Fault[] }

/** Names from which an id can be made that is valid in an address. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}\.json$/
const SCHEMA_CURE = 'Correct the file; docs/dashboard.schema.json describes it'

const validate = compiledLater<ProvisionedDashboardFile>(ProvisionedDashboardFile)

/** A file, as far as it can be validated on its own. */
export function parseFile(file: FoundFile): Parsed {
  if (!FILE_NAME.test(file.name)) {
    const expected = 'a name of letters, digits, ".", "_" and "-"'
    return fault({ path: '/', expected, got: describeValue(file.name) }, 'Rename the file')
  }
  if ('problem' in file) {
    const issue = { path: '/', expected: 'a file that can be read', got: file.problem }
    return fault(issue, 'Save it as UTF-8, and let the server read it')
  }
  let content: unknown
  try {
    content = JSON.parse(file.text)
  } catch (error) {
    return fault({ path: '/', expected: 'JSON', got: (error as Error).message }, 'Correct the file')
  }
  const [unstorable] = unstorableIssues(content)
  if (unstorable !== undefined) return fault(unstorable, 'Correct the file')
  plainNames(content)
  if (validate(content)) return { content }
  const issues = issuesOf(validate.errors, content)
  return { faults: issues.map((issue) => ({ ...issue, cure: cureOf(issue) })) }
}

const fault = (issue: Issue, cure: string): Parsed => ({ faults: [{ ...issue, cure }] })

function cureOf({ path }: Issue): string {
  if (path === '/formatVersion') return 'Export the dashboard again with this version of Airshed'
  if (path === '/organization') return 'Name the organization by its id or external_id'
  return SCHEMA_CURE
}
