import {
  useCreateDashboard,
  useSaveDashboard,
  useSetDashboardRange,
  type DashboardCreate,
  type DashboardRange,
} from '@airshed/console-kit'
import { useNavigation } from '@airshed/kit'

/** What a file contains beyond what can be set when a dashboard is created. */
export interface DashboardExtras {
  range?: DashboardRange | null
  is_updates_on?: boolean
}

/** Creates a dashboard and opens it. Failures are reported, and the entered data are kept. */
export function useNewDashboard(onDone: () => void) {
  const create = useCreateDashboard()
  const setRange = useSetDashboardRange()
  const save = useSaveDashboard()
  const { go } = useNavigation()
  const make = async (body: DashboardCreate, extras: DashboardExtras = {}): Promise<void> => {
    const { id, organization_id: organization } = await create.mutateAsync(body)
    try {
      const { range = null, is_updates_on: isUpdatesOn = true } = extras
      if (range !== null) await setRange.mutateAsync({ id, range })
      if (!isUpdatesOn) await save.mutateAsync({ id, is_updates_on: false })
    } finally {
      // The dashboard exists, even if its extras failed.
      onDone()
      go(`/${organization}/dashboards/${encodeURIComponent(id)}`)
    }
  }
  return {
    isBusy: create.isPending || setRange.isPending || save.isPending,
    make: (body: DashboardCreate, extras?: DashboardExtras): void => {
      make(body, extras).catch(() => undefined)
    },
  }
}
