import type { ListSelection, useAirshed } from '@airshed/console-kit'
import { listNodes } from '@airshed/console-kit/calls'
import type { Node } from '@airshed/kit'
import type { DeviceFilters } from '../list/params.ts'

/** Devices per request: the maximum of the call. */
const SIZE = 100

export interface SelectedDevicesOptions {
  api: ReturnType<typeof useAirshed>['api']
  selection: ListSelection
  /** The devices of the selection that the list has loaded. */
  rows: readonly Node[]
  /** null: in all organizations of the reader. */
  organizationId: string | null
}

/** The selected devices that the reader may read; if all matches are selected, the rest is loaded. */
export async function selectedDevices(options: SelectedDevicesOptions): Promise<readonly Node[]> {
  const { api, selection, rows, organizationId } = options
  if (!selection.all) return rows
  const { search, filters } = selection.query
  const found: Node[] = []
  let cursor: string | null = null
  do {
    const page: { data: readonly Node[]; next: string | null } = await api.call(listNodes, {
      query: {
        ...(filters as DeviceFilters),
        ...(organizationId === null ? {} : { organization_id: organizationId }),
        ...(search === '' ? {} : { search }),
        ...(cursor === null ? {} : { cursor }),
        size: SIZE,
      },
    })
    found.push(...page.data)
    cursor = page.next
  } while (cursor !== null)
  return found.filter(({ _id, actions }) => !selection.except.has(_id) && actions.includes('read'))
}
