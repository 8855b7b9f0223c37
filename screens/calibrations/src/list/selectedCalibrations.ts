import type { Calibration, ListSelection, useAirshed } from '@airshed/console-kit'
import { listCalibrations } from '@airshed/console-kit/calls'

/** Devices of one selection: the maximum of a run and of a reset. */
export const SELECTED_MAX = 1000

export interface SelectedCalibrationsOptions {
  api: ReturnType<typeof useAirshed>['api']
  selection: ListSelection
  /** The devices of the selection that the list has loaded. */
  rows: readonly Calibration[]
  /** Whether these are all. */
  areAll: boolean
  /** null: in all organizations of the reader. */
  organizationId: string | null
}

/** The selected devices, up to {@link SELECTED_MAX}; if all matches are selected, the rest is loaded. */
export async function selectedCalibrations(
  options: SelectedCalibrationsOptions,
): Promise<readonly Calibration[]> {
  const { api, selection, rows, areAll, organizationId } = options
  if (!selection.all || areAll) return rows
  const { search, filters } = selection.query
  const { data } = await api.call(listCalibrations, {
    query: {
      ...filters,
      ...(organizationId === null ? {} : { organization_id: organizationId }),
      ...(search === '' ? {} : { search }),
      size: SELECTED_MAX,
    },
  })
  return data.filter(({ _id }) => !selection.except.has(_id))
}
