/** Names that the kit once exported, and their replacements. */
interface RemovedNames {
  /** First plugin API without them. */
  readonly since: string
  readonly names: ReadonlySet<string>
  /** One sentence, without its full stop. */
  readonly cure: string
}

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const REMOVED: readonly RemovedNames[] = [
  {
    since: '0.2',
    names: names('defineDeviceForm defineScreen defineWidget validateWith'),
    cure: 'Import it from @airshed/kit/define',
  },
  {
    since: '0.2',
    names: names(`
      ApiError NetworkError QUERY_KEYS isCancelled useAlerts useApi useDashboard useDashboardVersion
      useDashboardVersions useDashboards useDataPoints useNode useNodeChoices useNodes
      usePluginCatalogue usePluginEvents useProfiles useQueryRecipes useTokens
      useCloneDashboard useCreateDashboard useCreateToken useCreateWidget useDeleteDashboard
      useDeleteToken useDeleteWidget usePinPlugin usePublishPlugin useRemovePluginVersion
      useRestoreDashboard useSaveDashboard useSetDashboardRange useShareDashboard useStarDashboard
      useUpdateDashboard useUpdatePluginVersion useUpdateWidget`),
    cure: 'Ask for data by needs, or by useData in a screen: the server answers no plugin directly',
  },
  {
    since: '0.2',
    names: names(`
      AirshedProvider createCommandRegistry createToaster errorText hostMessages loadPluginIntl
      pathOf useAirshed useCommandList useCommands useKiosk useTelemetry useTellError useToaster
      ToastRegion`),
    cure: 'Use useSession, useNow and useNavigation: the rest of the page belongs to the console',
  },
  {
    since: '0.2',
    names: names(`
      DeviceFormHost DeviceFormView InstalledScreen WIDGET_HANDLE_CLASS WidgetHost
      WidgetPageProvider WidgetTable chooseVersion createFrameScheduler createHoverTime
      createRegistry createWidgetPage forgetPlugin loadScreen loadWidget migrateConfig
      savePageWorkbook saveWidgetPicture useLoadedScreen useMigration useWidgetForm useWidgetPage
      widgetName`),
    cure: 'Leave it out: only the console draws and exports other plugins',
  },
  {
    since: '0.2',
    names: names('nextSort sortRows tableView useClientTable'),
    cure: 'Use useViewTable, which sorts and pages the rows of a DataTable',
  },
  {
    since: '0.2',
    names: names('useWidgetSize'),
    cure: 'Use useElementSize, or the size among the props of a widget',
  },
]

/** Removed entries of the kit → the remedy, without its full stop. */
const REMOVED_ENTRIES: ReadonlyMap<string, string> = new Map([
  ['@airshed/kit/dashboards', 'Leave it out: dashboards belong to the console'],
  ['@airshed/kit/frame', 'Leave it out: the console opens the frames of plugins'],
  [
    '@airshed/kit/grid',
    'Place parts with PaneWorkspace of @airshed/kit/panes, or with a style sheet',
  ],
])

/** Removed entries of the kit. */
export const GONE_ENTRIES: readonly string[] = [...REMOVED_ENTRIES.keys()]

const OTHERWISE = 'Write it in the plugin, or use a name that core/kit/api.txt lists'

/** The remedy for a name that the kit does not export: one sentence, without its full stop. */
export function cureOfName(name: string): string {
  const removed = REMOVED.find((each) => each.names.has(name))
  return removed === undefined
    ? OTHERWISE
    : `${removed.cure} (gone since plugin API ${removed.since})`
}

/** The remedy for a removed entry of the kit; null for one that never existed. */
export const cureOfEntry = (entry: string): string | null => REMOVED_ENTRIES.get(entry) ?? null
