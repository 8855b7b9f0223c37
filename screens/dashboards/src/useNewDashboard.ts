import {
  useCreateDashboard,
  useSaveDashboard,
  useSetDashboardRange,
  type DashboardCreate,
  type DashboardRange,
} from '@airshed/console-kit'
import { useNavigation } from '@airshed/kit'

/** What a file brings beside what can be said when a dashboard is made. */
export interface DashboardExtras {
  range?: DashboardRange | null
  is_updates_on?: boolean
}

/** Makes a dashboard and goes to it. Failures are reported, and what was typed stays. */
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
      // The dashboard is there, whatever became of its extras.
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
